import type { PageOf } from '../../content/document-content.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle, heroStyle } from '../kit/hero-size.ts';
import { type Flyer, needsSecondPage } from './flyer-fill.ts';
import { footBlock } from './foot.ts';
import { type Frame, motifFor, runningTitle, sheetId } from './frame.ts';
import { heroLines } from './hero-lines.ts';
import { type Labels, labelsFor } from './labels.ts';
import { type Attributes, block, element, factHtml, type Html, shows, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { ornament } from './ornament/ornament.ts';
import { scaleOf } from './page-capacity.ts';
import { asPages } from './page-parts.ts';
import { type FieldText, isEmpty, repeated } from './text/field-text.ts';
import { readFields } from './text/read-fields.ts';

const opposites = /^(\S{3,9}) (v|vs\.?|versus|x|meets|gegen|trifft|contre|contra) (\S{3,9})$/iu;

/** 'Brass v Bass': one word against another, which a poster sets on two fields. Null for everything else. */
function clashOf(text: string): readonly [one: string, against: string, other: string] | null {
  const [, one, against, other] = opposites.exec(text.trim()) ?? [];
  return one && against && other ? [one, against, other] : null;
}

/** What every part of a flyer is written from. */
interface FlyerWriter {
  /** Ids begin with it. */
  readonly id: string;
  readonly content: Flyer;
  readonly frame: Frame;
  readonly labels: Labels;
}

/** The largest words of the page, each line as wide as the longest allows. */
function heroHtml(tag: 'h1' | 'p', id: string, text: FieldText, isSigned: boolean): Html {
  const [first] = text.spans;
  const slot = text.spans.every(({ sample }) => sample === first?.sample) ? first?.sample : undefined;
  /** Each line of a sample is tinted; the first one counts. */
  const lineAttributes = (at: number): Attributes => ({
    class: slot === undefined ? 'line' : 'line sample',
    ...(slot !== undefined && at === 0 && { more: { 'data-sample': slot } }),
  });
  const clash = clashOf(text.plain);
  const lines = clash ?? heroLines(text.plain);
  return element(
    tag,
    {
      class: clash ? `hero is-clash${isSigned ? ' is-signed' : ''}` : 'hero',
      id,
      ...shows(text),
      style: heroStyle(clash ? [clash[0], clash[2]] : lines),
    },
    lines.length === 1
      ? textElement('span', { class: 'line' }, repeated(text))
      : lines
          .map((line, at) =>
            /* On its own field each word is as wide as the page. */
            textElement(
              'span',
              { ...lineAttributes(at), style: clash ? heroStyle([line]) : undefined },
              line,
            ),
          )
          .join(' '),
  );
}

/** Who and when in so many letters stand as a sign between two words that clash. */
const longestHead = 46;

/** 'Saturdays 8–1': a tagline up to this long may be set as a sign. */
const longestSign = 18;

function openingBlock({ id, content, frame, labels }: FlyerWriter): DraftBlock {
  const { title, hero, tagline } = content;
  const { look } = frame;
  const head = `${frame.head.organization?.plain ?? ''} ${runningTitle(frame)}`.trim();
  const isSigned = head !== '' && head.length <= longestHead;
  const isTitleHero = hero === undefined || isEmpty(hero) || hero.plain.trim() === title.plain.trim();
  const largest = isTitleHero ? title : hero;
  return block(
    'section',
    { class: isTitleHero ? 'opening' : 'opening has-hero', id: `${id}.opening`, name: labels.opening },
    element(
      'div',
      { class: 'opening-art' },
      ornament({
        ...motifFor(frame, `${title.plain} ${frame.title}`),
        seed: look.seed,
        direction: look.direction,
        place: clashOf(largest.plain) ? 'clash' : 'opening',
      }),
    ),
    isTitleHero
      ? heroHtml('h1', `${id}.headline`, title, isSigned)
      : textElement(
          'h1',
          { class: 'headline fit-headline', id: `${id}.headline`, style: headlineStyle(title.plain) },
          title,
        ),
    !isTitleHero && heroHtml('p', `${id}.hero`, largest, isSigned),
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

/** More than this in capitals is hard to read; directions that set facts in capitals set it as a sentence. */
const longestCapitals = 40;
const isLong = ({ plain }: FieldText): boolean => plain.length > longestCapitals;

function factsBlock({ id, content, labels }: FlyerWriter): DraftBlock {
  return block(
    'section',
    { class: 'facts', id: `${id}.facts`, name: labels.facts },
    element(
      'dl',
      { class: 'facts-list', more: { 'data-count': String(content.facts.length) } },
      ...content.facts.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'fact', id: `${id}.facts.${index + 1}` },
          textElement('dt', { class: 'label', id: `${id}.facts.${index + 1}.label` }, label),
          element(
            'dd',
            { class: isLong(value) ? 'fact-value is-long' : 'fact-value' },
            factHtml(value, `${id}.facts.${index + 1}.value`),
          ),
        ),
      ),
    ),
  );
}

type Points = NonNullable<Flyer['points']>;

/** '10.30': hours up to this long stand beside what happens then, longer labels above it. */
const longestHour = 7;

function pointsClass(points: Points): string {
  const labels = points.flatMap(({ label }) => label ?? []);
  if (labels.length === 0) return 'sections';
  return labels.every((label) => label.plain.length <= longestHour)
    ? 'sections is-programme'
    : 'sections is-labelled';
}

function pointsBlock(points: Points, { id, content, labels }: FlyerWriter): DraftBlock {
  return block(
    'div',
    {
      class: pointsClass(points),
      id: `${id}.points`,
      name: labels.points,
      more: { 'data-count': String(points.length) },
    },
    content.program !== undefined &&
      textElement('h2', { class: 'programme-title', id: `${id}.points.title` }, content.program),
    ...points.map(({ label, title, text }, index) =>
      element(
        'section',
        { class: 'section', id: `${id}.points.${index + 1}`, name: title.plain },
        label !== undefined &&
          textElement('p', { class: 'point-label', id: `${id}.points.${index + 1}.label` }, label),
        textElement('h2', { class: 'block-title', id: `${id}.points.${index + 1}.title` }, title),
        !isEmpty(text) &&
          textElement('p', { class: 'block-text', id: `${id}.points.${index + 1}.text` }, text),
      ),
    ),
  );
}

/** Letters of a name and its price that fit on a line of the narrow column. */
const longestRow = 19;

const hasLongRow = (rows: NonNullable<Flyer['listing']>['rows']): boolean =>
  rows.some(({ label, value }) => label.plain.length + value.plain.length > longestRow);

function listingBlock({ title, rows, text }: NonNullable<Flyer['listing']>, { id }: FlyerWriter): DraftBlock {
  return block(
    'section',
    { class: hasLongRow(rows) ? 'listing is-wide' : 'listing', id: `${id}.listing`, name: title.plain },
    textElement('h2', { class: 'programme-title', id: `${id}.listing.title` }, title),
    element(
      'dl',
      { class: 'listing-rows' },
      ...rows.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'listing-row' },
          textElement('dt', { id: `${id}.listing.${index + 1}.label` }, label),
          element('dd', { class: 'tab' }, factHtml(value, `${id}.listing.${index + 1}.value`)),
        ),
      ),
    ),
    text !== undefined && textElement('p', { class: 'block-text', id: `${id}.listing.text` }, text),
  );
}

/** One page to be seen from afar: the largest words first, then what one must know, then where to turn. */
export function layOutFlyer(page: PageOf<'flyer'>, id: string, frame: Frame): readonly DraftPage[] {
  const content = readFields(page);
  const labels = labelsFor(frame.language);
  const writer: FlyerWriter = { id, content, frame, labels };
  const { facts, points = [], listing, contact = [] } = content;
  const mastheadFor = (sheet: number): DraftBlock =>
    mastheadBlock(
      {
        id: `${sheetId(id, sheet)}.masthead`,
        name: labels.head,
        organization: frame.head.organization,
        runningTitle: runningTitle(frame),
        date: '',
      },
      frame,
    );
  const action =
    content.action === undefined || isEmpty(content.action)
      ? null
      : block(
          'section',
          { class: 'action', id: `${id}.action`, name: labels.action },
          textElement('p', { class: 'action-text', id: `${id}.action.text` }, content.action),
        );
  const opening = openingBlock(writer);
  const rest = [
    facts.length > 0 ? factsBlock(writer) : null,
    points.length > 0 ? pointsBlock(points, writer) : null,
    listing ? listingBlock(listing, writer) : null,
    action,
    contact.length > 0 ? footBlock(contact, id, labels) : null,
  ];
  const isApart = scaleOf(frame.look).isSlides || needsSecondPage(content, frame.look);
  const parts = isApart ? [[opening], rest] : [[opening, ...rest]];
  return asPages(parts, 'page-flyer', id, mastheadFor);
}
