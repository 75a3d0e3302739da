import type { ArtDirection } from '../../content/choices.ts';
import type { PageOf } from '../../content/document-content.ts';
import { paperFormOf } from '../../content/paper-form.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { hasSource, pictureHtml } from './blocks/picture-frame.ts';
import { needsSecondPage } from './flyer-fill.ts';
import { footBlock } from './foot.ts';
import { type Frame, motifFor, ownerName, runningTitle, sheetId } from './frame.ts';
import { inGroups } from './in-groups.ts';
import { labelsFor } from './labels.ts';
import { block, element, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { ornament } from './ornament/ornament.ts';
import { scaleOf } from './page-capacity.ts';
import { asPages } from './page-parts.ts';
import {
  clashOf,
  type FlyerWriter,
  factsBlock,
  heroHtml,
  listingBlock,
  pointsBlock,
} from './short-paper/flyer-parts.ts';
import { divideContacts, signingBlock } from './short-paper/signing.ts';
import { stubBlock } from './short-paper/stub.ts';
import { isEmpty } from './text/field-text.ts';
import { readFields } from './text/read-fields.ts';

/** Up to this many letters, host and date go on a sign between two opposing words. */
const longestHead = 46;

/** 'Saturdays 8–1': a tagline up to this length can go on a sign. */
const longestSign = 18;

/** Directions whose openings of flyers are complete without a drawing; in others, it is behind the words. */
const isTypographic: ReadonlySet<ArtDirection> = new Set<ArtDirection>(['swiss', 'editorial', 'technical']);

const openingClass = (isTitleHero: boolean, isBarePlace: boolean): string =>
  ['opening', !isTitleHero && 'has-hero', isBarePlace && 'has-photo'].filter(Boolean).join(' ');

/** Returns whether a picture has a block of its own: a file, or an illustration with a caption. */
const standsApart = (picture: FlyerWriter['content']['picture']): boolean =>
  picture !== undefined &&
  (hasSource(picture) || (picture.caption !== undefined && !isEmpty(picture.caption)));

function openingBlock({ id, content, frame, form, labels }: FlyerWriter): DraftBlock {
  const { title, hero, tagline } = content;
  const { look } = frame;
  const head = `${frame.head.organization?.plain ?? ''} ${runningTitle(frame)}`.trim();
  const isSigned = head !== '' && head.length <= longestHead;
  const isTitleHero = hero === undefined || isEmpty(hero) || hero.plain.trim() === title.plain.trim();
  const largest = isTitleHero ? title : hero;
  const isClash = form === null && clashOf(largest.plain) !== null;
  const showsNothing = frame.subject === '' && !content.picture && isTypographic.has(look.direction);
  return block(
    'section',
    {
      class: openingClass(isTitleHero, form === null && standsApart(content.picture)),
      id: `${id}.opening`,
      name: labels.opening,
    },
    element(
      'div',
      { class: 'opening-art' },
      showsNothing
        ? null
        : ornament({
            ...motifFor(frame, content.picture?.text.plain ?? `${title.plain} ${frame.title}`),
            seed: look.seed,
            direction: look.direction,
            place: isClash ? 'clash' : 'opening',
          }),
    ),
    isTitleHero
      ? heroHtml('h1', `${id}.headline`, title, { isSigned, form, look })
      : textElement(
          'h1',
          { class: 'headline fit-headline', id: `${id}.headline`, style: headlineStyle(title.plain) },
          title,
        ),
    !isTitleHero && heroHtml('p', `${id}.hero`, largest, { isSigned, form, look }),
    tagline !== undefined &&
      !isEmpty(tagline) &&
      textElement(
        'p',
        {
          class: tagline.plain.length <= longestSign ? 'tagline is-brief' : 'tagline',
          id: `${id}.tagline`,
          style: headlineStyle(tagline.plain),
        },
        tagline,
      ),
  );
}

/**
 * Returns the picture in a block of its own; null if its illustration is drawn in the opening instead, as always on
 * papers with a form.
 */
function photoBlock({ id, content, frame, form }: FlyerWriter): DraftBlock | null {
  const { picture } = content;
  if (!picture || !(form === null ? standsApart(picture) : hasSource(picture))) return null;
  const own = `${id}.picture`;
  return { id: own, html: pictureHtml(picture, own, frame.look) };
}

function actionBlock({ id, content, labels }: FlyerWriter): DraftBlock | null {
  const { action } = content;
  if (action === undefined || isEmpty(action)) return null;
  return block(
    'section',
    { class: 'action', id: `${id}.action`, name: labels.action },
    textElement('p', { class: 'action-text', id: `${id}.action.text` }, action),
  );
}

/** Returns the blocks below the largest words, in order. */
function restBlocks(writer: FlyerWriter): readonly (DraftBlock | null)[] {
  const { id, content, form, labels } = writer;
  const { facts, points = [], listing, contact = [] } = content;
  if (form === 'voucher') {
    return [
      points.length > 0 ? pointsBlock(points, writer) : null,
      listing ? listingBlock(listing, writer) : null,
      stubBlock(writer),
    ];
  }
  const { signers, others } = divideContacts(contact, form);
  return [
    facts.length > 0 ? factsBlock(writer) : null,
    points.length > 0 ? pointsBlock(points, writer) : null,
    listing ? listingBlock(listing, writer) : null,
    actionBlock(writer),
    form === 'certificate' ? signingBlock(signers, writer) : null,
    others.length > 0 ? footBlock(others, id, labels) : null,
  ];
}

/**
 * Upper limits for larger text below the largest words, the loudest first: letters in all, cells, letters of a cell
 * and of a word. With more or longer cells, larger ones would be narrow.
 */
const loudness = [
  { name: 'is-loud', letters: 130, cells: 4, cell: 36, word: 14 },
  {
    name: 'is-terse',
    letters: 200,
    cells: 6,
    cell: Number.POSITIVE_INFINITY,
    word: Number.POSITIVE_INFINITY,
  },
] as const;

/** Returns the class for the text size below the largest words, if there is room for larger text. */
function loudnessOf({ content, form }: FlyerWriter): (typeof loudness)[number]['name'] | null {
  // A picture gets the room instead.
  if (form !== null || standsApart(content.picture)) return null;
  const { facts, points = [], listing, contact = [] } = content;
  const cells = [
    ...[...facts, ...(listing?.rows ?? [])].flatMap(({ label, value }) => [label.plain, value.plain]),
    ...points.flatMap(({ title, text }) => [title.plain, text.plain]),
    ...contact.map(({ plain }) => plain),
  ];
  const letters = cells.join('').length;
  const longestCell = Math.max(0, ...cells.map((cell) => cell.length));
  const longest = Math.max(0, ...cells.flatMap((cell) => cell.split(/\s+/)).map((word) => word.length));
  const level = loudness.find(
    (limits) =>
      letters <= limits.letters &&
      facts.length + points.length <= limits.cells &&
      longestCell <= limits.cell &&
      longest <= limits.word,
  );
  return level?.name ?? null;
}

/** Facts and points that a page of a flyer holds, and that one of a certificate or another short paper does. */
const mostCells = { flyer: 12, sign: 12, form: 6 };

/** Returns a flyer with the facts and points of its first pages, and a block for each group of further ones. */
function withoutFurther(writer: FlyerWriter): {
  readonly first: FlyerWriter;
  readonly further: readonly (readonly DraftBlock[])[];
} {
  const { id, content, form } = writer;
  const most = form === null ? mostCells.flyer : form === 'sign' ? mostCells.sign : mostCells.form;
  const [facts = [], ...moreFacts] = inGroups(content.facts, most);
  const [points, ...morePoints] = inGroups(content.points ?? [], most);
  const named = (name: string, at: number): string => `${id}.${name}${at + 2}`;
  return {
    first: { ...writer, content: { ...content, facts, ...(points && { points }) } },
    further: [
      ...moreFacts.map((own, at) => [
        factsBlock({ ...writer, id: named('facts', at), content: { ...content, facts: own } }),
      ]),
      ...morePoints.map((own, at) => [pointsBlock(own, { ...writer, id: named('points', at) })]),
    ],
  };
}

/**
 * Lays out a flyer to be read from a distance: the largest words first, then the essential facts, then the
 * contact.
 */
export function layOutFlyer(page: PageOf<'flyer'>, id: string, frame: Frame): readonly DraftPage[] {
  const content = readFields(page);
  const labels = labelsFor(frame.language);
  const form = paperFormOf(frame.kind, frame.look.format);
  const { first: writer, further } = withoutFurther({ id, content, frame, form, labels });
  const mastheadFor = (sheet: number): DraftBlock =>
    mastheadBlock(
      {
        id: `${sheetId(id, sheet)}.masthead`,
        name: labels.head,
        organization: ownerName(frame),
        runningTitle: runningTitle(frame),
        date: '',
      },
      frame,
    );
  const opening = openingBlock(writer);
  const photo = photoBlock(writer);
  const rest = restBlocks(writer);
  const hasPhoto = form !== null && content.picture !== undefined && hasSource(content.picture);
  const isApart = scaleOf(frame.look).isSlides || needsSecondPage(writer.content, frame.look, form, hasPhoto);
  const parts = isApart
    ? // The photo of a short paper belongs to its opening; a flyer's has the room of the second page.
      hasPhoto
      ? [[opening, photo], rest]
      : [[opening], [photo, ...rest]]
    : [[opening, photo, ...rest]];
  const paper = form ?? (frame.kind === 'poster' ? 'poster' : null);
  const ofForm = paper === null ? 'page-flyer' : `page-flyer is-${paper}`;
  /** Few facts on a slide of their own are as large as its opening; on paper, the fit enlarges them. */
  const loudFurther = scaleOf(frame.look).isSlides ? loudnessOf(writer) : null;
  return asPages([...parts, ...further], ofForm, id, mastheadFor).map((sheet, index) =>
    hasPhoto && index === 0
      ? { ...sheet, className: `${sheet.className} with-photo` }
      : index > 0 && loudFurther !== null
        ? { ...sheet, className: `${sheet.className} ${loudFurther}` }
        : sheet,
  );
}
