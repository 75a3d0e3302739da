import type { Brief, Fact, FlyerContent, Look } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle, heroStyle } from '../kit/hero-size.ts';
import { withoutSampleMarks } from './element.ts';
import { needsSecondPage } from './flyer-fill.ts';
import { footBlock } from './foot.ts';
import { heroLines } from './hero-lines.ts';
import { type Labels, labelsFor } from './labels.ts';
import { type Attributes, block, element, factHtml, factText, type Html, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { ornament } from './ornament/ornament.ts';
import { scaleOf } from './page-capacity.ts';
import { asPages } from './page-parts.ts';

const opposites = /^(\S{3,9}) (v|vs\.?|versus|x|meets|gegen|trifft|contre|contra) (\S{3,9})$/iu;

/** 'Brass v Bass': one word against another, which a poster sets on two fields. Null for everything else. */
function clashOf(text: string): readonly [one: string, against: string, other: string] | null {
  const [, one, against, other] = opposites.exec(text.trim()) ?? [];
  return one && against && other ? [one, against, other] : null;
}

const sampleAsWhole = /^\{\{([a-z\d]{0,12}): ?[^{}]+\}\}$/;

/** The largest words of the page, each line as wide as the longest allows. */
function heroHtml(tag: 'h1' | 'p', id: string, given: string, isSigned: boolean): Html {
  const text = withoutSampleMarks(given);
  const slot = sampleAsWhole.exec(given.trim())?.[1];
  /** Each line is tinted; the first one counts. */
  const lineAttributes = (at: number): Attributes => ({
    class: slot === undefined ? 'line' : 'line sample',
    ...(slot !== undefined && at === 0 && { more: { 'data-sample': slot } }),
  });
  const clash = clashOf(text);
  const lines = clash ?? heroLines(text);
  return element(
    tag,
    {
      class: clash ? `hero is-clash${isSigned ? ' is-signed' : ''}` : 'hero',
      id,
      style: heroStyle(clash ? [clash[0], clash[2]] : lines),
    },
    lines.length === 1
      ? textElement('span', lineAttributes(0), text)
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

function openingBlock(content: FlyerContent, look: Look, labels: Labels): DraftBlock {
  const { organisation, runningTitle } = content;
  const head = `${organisation === null ? '' : factText(organisation)} ${runningTitle}`.trim();
  const isSigned = head !== '' && head.length <= longestHead;
  const isHeadlineHero = content.hero.trim() === '' || content.hero.trim() === content.headline.trim();
  return block(
    'section',
    { class: isHeadlineHero ? 'opening' : 'opening has-hero', id: 'opening', name: labels.opening },
    element(
      'div',
      { class: 'opening-art' },
      ornament({
        motif: content.motif,
        seed: look.seed,
        direction: look.direction,
        place: clashOf(isHeadlineHero ? content.headline : content.hero) ? 'clash' : 'opening',
      }),
    ),
    isHeadlineHero
      ? heroHtml('h1', 'headline', content.headline, isSigned)
      : textElement(
          'h1',
          { class: 'headline fit-headline', id: 'headline', style: headlineStyle(content.headline) },
          content.headline,
        ),
    !isHeadlineHero && heroHtml('p', 'hero', content.hero, isSigned),
    content.tagline !== '' &&
      textElement(
        'p',
        {
          class: content.tagline.length <= longestSign ? 'tagline is-brief' : 'tagline',
          id: 'tagline',
          style: headlineStyle(content.tagline),
        },
        content.tagline,
      ),
  );
}

/** More than this in capitals is hard to read; directions that set facts in capitals set it as a sentence. */
const longestCapitals = 40;
const isLong = (fact: Fact): boolean => factText(fact).length > longestCapitals;

function factsBlock(content: FlyerContent, labels: Labels): DraftBlock {
  return block(
    'section',
    { class: 'facts', id: 'facts', name: labels.facts },
    element(
      'dl',
      { class: 'facts-list', more: { 'data-count': String(content.facts.length) } },
      ...content.facts.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'fact', id: `facts.${index + 1}` },
          textElement('dt', { class: 'label', id: `facts.${index + 1}.label` }, label),
          element(
            'dd',
            { class: isLong(value) ? 'fact-value is-long' : 'fact-value' },
            factHtml(value, `facts.${index + 1}.value`),
          ),
        ),
      ),
    ),
  );
}

/** '10.30': hours up to this long stand beside what happens then, longer labels above it. */
const longestHour = 7;

function pointsClass(points: FlyerContent['points']): string {
  const labels = points.flatMap(({ label }) => label ?? []);
  if (labels.length === 0) return 'sections';
  return labels.every((label) => label.length <= longestHour)
    ? 'sections is-programme'
    : 'sections is-labelled';
}

function pointsBlock(content: FlyerContent, labels: Labels): DraftBlock {
  return block(
    'div',
    {
      class: pointsClass(content.points),
      id: 'points',
      name: labels.points,
      more: { 'data-count': String(content.points.length) },
    },
    content.programme !== undefined &&
      textElement('h2', { class: 'programme-title', id: 'points.title' }, content.programme),
    ...content.points.map(({ label, title, text }, index) =>
      element(
        'section',
        { class: 'section', id: `points.${index + 1}`, name: title },
        label !== undefined &&
          textElement('p', { class: 'point-label', id: `points.${index + 1}.label` }, label),
        textElement('h2', { class: 'block-title', id: `points.${index + 1}.title` }, title),
        text !== '' && textElement('p', { class: 'block-text', id: `points.${index + 1}.text` }, text),
      ),
    ),
  );
}

function listingBlock({ title, rows, text }: NonNullable<FlyerContent['listing']>): DraftBlock {
  return block(
    'section',
    { class: 'listing', id: 'listing', name: title },
    textElement('h2', { class: 'programme-title', id: 'listing.title' }, title),
    element(
      'dl',
      { class: 'listing-rows' },
      ...rows.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'listing-row' },
          textElement('dt', { id: `listing.${index + 1}.label` }, label),
          element('dd', { class: 'tab' }, factHtml(value, `listing.${index + 1}.value`)),
        ),
      ),
    ),
    text !== undefined && textElement('p', { class: 'block-text', id: 'listing.text' }, text),
  );
}

/** One page to be seen from afar: the largest words first, then what one must know, then where to turn. */
export function layOutFlyer(content: FlyerContent, brief: Brief): readonly DraftPage[] {
  const labels = labelsFor(brief.language);
  const mastheadFor = (page: number): DraftBlock =>
    mastheadBlock(
      {
        id: page === 1 ? 'masthead' : `masthead-${page}`,
        name: labels.head,
        organisation: content.organisation,
        runningTitle: content.runningTitle,
        date: '',
      },
      brief,
    );
  const action =
    content.callToAction === ''
      ? null
      : block(
          'section',
          { class: 'action', id: 'action', name: labels.action },
          textElement('p', { class: 'action-text', id: 'action.text' }, content.callToAction),
        );
  const opening = openingBlock(content, brief.look, labels);
  const facts = [
    content.facts.length > 0 ? factsBlock(content, labels) : null,
    content.points.length > 0 ? pointsBlock(content, labels) : null,
    content.listing ? listingBlock(content.listing) : null,
    action,
    content.contact.length > 0 ? footBlock(content.contact, labels) : null,
  ];
  const isApart = scaleOf(brief.look).isSlides || needsSecondPage(content, brief.look);
  const parts = isApart ? [[opening], facts] : [[opening, ...facts]];
  return asPages(parts, 'page-flyer', mastheadFor);
}
