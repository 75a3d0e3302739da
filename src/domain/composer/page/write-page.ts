import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { kindTitle as templateKindTitle } from '../../templates/kind-title.ts';
import type { Template } from '../../templates/template.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import { Ledger, phrasesOf } from '../facts/ledger.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { gapsOf } from '../speech/texts-of.ts';
import { chooseOutline } from '../templates/choose-outline.ts';
import { type ChosenTemplate, chooseTemplate } from '../templates/choose-template.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { namesPurpose } from '../templates/letter-purpose.ts';
import { namedParts, takesParts, withNamedParts } from '../templates/named-parts.ts';
import { isAnswered, templateTitle } from '../templates/own-title.ts';
import { bareCode } from '../templates/slot-facts.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import { buildBill } from './build-bill.ts';
import { buildCv } from './build-cv.ts';
import { buildDeck } from './build-deck.ts';
import { buildFlyer } from './build-flyer.ts';
import { buildLetter } from './build-letter.ts';
import { buildPaper } from './build-paper.ts';
import { lookOf } from './choose-look.ts';
import { isFullOfGaps, tellsOfSubject, withGap } from './draft.ts';
import { findKind } from './find-kind.ts';
import { frameLetter } from './frame-letter.ts';
import { headlineOf } from './headline.ts';
import { type Family, familyOf, type KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { letterSpot, placeRest } from './place-rest.ts';
import { tidyContent } from './tidy-content.ts';

export interface WriteRequest {
  readonly text: string;
  readonly facts: Facts;
  readonly spans: readonly ReadSpan[];
  readonly written: ReaderLanguage;
  readonly today: string;
  readonly seed: number;
  readonly pages: number | undefined;
  readonly shelf: TemplateShelf;
}

export interface WrittenPage {
  readonly content: DocumentContent;
  /** The template used; null if all words are the prompt's. */
  readonly template: Template | null;
  /** Whether the page is about a subject of which nothing is known but the prompt. */
  readonly isDraft?: boolean;
}

const builders: Readonly<Record<Family, (request: PageRequest) => BuiltPages>> = {
  bill: buildBill,
  deck: buildDeck,
  letter: buildLetter,
  flyer: buildFlyer,
  list: buildPaper,
  paper: buildPaper,
};

/** Labels of facts that frame a page but don't fill it. */
const framing: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'from',
  'to',
  'date',
  'time',
  'place',
  'qty',
  'unit',
]);

/** Minimum number of facts, by family, for a page without a template. */
const enoughFacts: Readonly<Record<Family, number>> = {
  bill: 0,
  flyer: 2,
  list: 3,
  paper: 3,
  deck: 4,
  letter: 3,
};
/** Minimum length (in characters) of a sentence in a letter; shorter facts are its subject. */
const shortestSentence = 30;

/** Minimum number of characters for a page of text, however many facts there are. */
const fewestCharacters = 140;

/** Returns the phrases of a prompt that fill its page. */
const ownPhrases = (facts: Facts): readonly Phrase[] =>
  phrasesOf(facts).filter(({ label }) => !framing.has(label));

/**
 * Maximum number of clauses and characters of facts for an outline. With more, its gaps would ask for what the prompt
 * already says; sentences without gaps stand beside more of them.
 */
const mostBesideOutline = {
  gaps: { clauses: 1, characters: 90 },
  sentences: { clauses: 6, characters: 240 },
};
const fewGaps = 4;
function outlines(facts: Facts, { content }: Template, isLetter: boolean): boolean {
  const most = mostBesideOutline[gapsOf(content).length > fewGaps ? 'gaps' : 'sentences'];
  const own = ownPhrases(facts);
  const clauses = own.reduce((sum, { text }) => sum + text.split(', ').length, 0);
  const characters = own.reduce((sum, { text }) => sum + text.length, 0);
  return (
    isLetter ||
    (facts.figureRuns.length === 0 &&
      clauses + facts.sections.length <= most.clauses &&
      characters <= most.characters)
  );
}

/** Kinds written in prose. A matching template is used with the prompt's facts, unless they are a list. */
const writtenOut: ReadonlySet<KindId> = new Set<KindId>(['plan', 'article', 'lesson']);
const surelyFits = 0.6;
/** From this fit on, a template is the very form that the prompt asks for. */
const exactlyFits = 0.95;
const mostEntriesBesideText = 3;

/** Returns whether to use a template's sentences although the prompt has enough facts for its own page. */
const joinsText = ({ kind, entries, sections }: Facts, fit: number): boolean =>
  kind !== null &&
  writtenOut.has(kind) &&
  fit >= surelyFits &&
  entries.length <= mostEntriesBesideText &&
  sections.length === 0;

const fewestRows = 3;

function saysEnough(facts: Facts, family: Family): boolean {
  // A sign needs only its message.
  if (facts.kind === 'sign' && (facts.title || facts.details.length > 0)) return true;
  // A date or time and a place are enough for a flyer.
  const when = facts.dates.length + facts.times.length > 0;
  if (family === 'flyer' && when && facts.places.length > 0) return true;
  // A series of numbers is a chart.
  if (family === 'paper' && facts.figureRuns.length > 0) return true;
  // A list with prices or times is the page.
  const rows = facts.entries.filter(({ parts }) => parts.length > 0);
  if (family !== 'letter' && rows.length >= fewestRows) return true;
  const own = ownPhrases(facts).filter(({ text }) => family !== 'letter' || text.length >= shortestSentence);
  const characters = own.reduce((sum, { text }) => sum + text.length, 0);
  if (family === 'paper' && facts.sections.length === 0 && characters < fewestCharacters) return false;
  return own.length + 2 * facts.sections.length >= enoughFacts[family];
}

/** Returns the family to build. Without a kind, a few facts with a date or time are an announcement. */
function familyFor(facts: Facts): Family {
  if (facts.kind) return familyOf(facts.kind);
  return facts.dates.length + facts.times.length > 0 && facts.entries.length < 3 ? 'flyer' : 'paper';
}

/** Below this number of characters, a page is laid out as a poster. */
const fewCharacters = 420;

const fewestTimes = 4;

/** Kinds that are read as text, never shown as a poster. */
const alwaysText: ReadonlySet<KindId> = new Set<KindId>([
  'cv',
  'minutes',
  'recipe',
  'lesson',
  'release',
  'form',
  'newsletter',
  'report',
  'one-pager',
  'agenda',
  'checklist',
  'article',
  'plan',
]);

/** Returns whether a CV has content of its own; without, it is a form to fill in. */
const hasPosts = ({ cv, isBlank }: Facts): boolean => cv !== null && !(isBlank && cv.ranges.length === 0);

/** Returns the flyer family for pages with little text, whatever their kind. */
function shownAs(family: Family, facts: Facts): Family {
  // A program of some length is read in its order.
  if (facts.kind === 'program' && facts.entries.length >= fewestRows) return family;
  if (facts.sections.length > 0) return family;
  if ((family !== 'paper' && family !== 'list') || (facts.kind && alwaysText.has(facts.kind))) return family;
  // A schedule is read row by row.
  const timed = facts.entries.filter(({ parts }) =>
    parts.some(({ label }) => label === 'time' || label === 'date'),
  );
  if (timed.length >= fewestTimes) return family;
  const phrases = phrasesOf(facts);
  const characters = phrases.reduce((sum, { text }) => sum + text.length, 0);
  return characters < fewCharacters && facts.entries.length <= 8 && phrases.length <= 14 ? 'flyer' : family;
}

/**
 * Minimum share of a template's text that must remain without its examples; below it, the template doesn't
 * fit.
 */
const leastLeft = { letter: 0.35, other: 0.6 };
/** Maximum number of facts next to sample text, which would contradict more of them. */
const mostBesideSamples = 1;
/** Kinds that report real events, for which samples make no sense. */
const neverSamples: ReadonlySet<KindId> = new Set<KindId>(['release', 'letter', 'minutes', 'report', 'cv']);

/** Returns all texts below a value, unescaped. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return `${value.replaceAll('\\', '')}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).join('');
}

/**
 * Returns a ledger with only the phrases that are on the page, because removed sentences take their facts
 * with them.
 */
function printedOf(facts: Facts, ledger: Ledger, content: DocumentContent): Ledger {
  // A comma of the prompt may be a line break on the page.
  const plain = (words: string): string => words.toLowerCase().replaceAll(/,?\s+/g, ' ');
  const page = plain(wordsOf(content.pages));
  const printed = new Ledger(facts);
  for (const phrase of phrasesOf(facts)) {
    const inner = withoutSmallEnds(phrase.text, 0, phrase.text.length, facts.language);
    const words = phrase.text.slice(inner?.start ?? 0, inner?.end).toLowerCase();
    const said = plain(phrase.label === 'detail' ? bareCode(words) : words);
    if (ledger.isUsed(phrase) && page.includes(said)) printed.use(phrase);
  }
  return printed;
}

/**
 * Returns whether a template is a letter. A speech also has a greeting. Sentences of letters use the prompt's
 * facts, however many there are.
 */
function isLetterTemplate({ head, content: { pages } }: Template): boolean {
  const kind = findKind([templateKindTitle(head.kind)], 'en');
  const [first] = pages;
  const greets = first?.layout === 'article' && letterSpot(first.blocks) >= 0;
  return greets && (kind === null || kind === 'letter');
}

/** Minimum fit of a letter for a prompt that tells its own case, which an outline leaves to the prompt. */
const fitsCase = 0.8;

/** Minimum share of the title of a letter or a speech that its prompt says: others are about another case. */
const leastTitled = 0.8;
/** Groups whose sentences claim something about the people in them. */
const tellsCase: ReadonlySet<string> = new Set([
  'speech',
  'cover-letter',
  'complaint',
  'cancellation',
  'thank-you',
  'letter',
]);

/** Returns whether the sentences of a letter or a speech may be said for the prompt. */
function fitsCaseOf(request: WriteRequest, { head }: Template, { fit, titled }: ChosenTemplate): boolean {
  const { facts, shelf } = request;
  const tells = [...facts.details, ...facts.subjects].some(({ text }) => text.length >= shortestSentence);
  if (tellsCase.has(head.kind) && (titled < leastTitled || (tells && fit < fitsCase))) return false;
  return facts.kind !== 'letter' || namesPurpose(request, head, shelf);
}

/** Below this confidence, a labeled title may be just the subject. */
const leastTitleConfidence = 0.5;

/** Returns whether a headline names the people of the prompt, which no title of a template does. */
const namesPeople = ({ to, from, names }: Facts, headline: string): boolean =>
  [...to, ...from, ...names].some(({ text }) => headline.includes(text));

/** Sets the title of the first page. */
function titled(content: DocumentContent, title: string): DocumentContent {
  const [first, ...others] = content.pages;
  return first && 'title' in first
    ? { ...content, pages: [{ ...first, title } as Page, ...others] }
    : content;
}

function fromTemplate(request: WriteRequest, template: Template): DocumentContent | null {
  const { text, facts, written, today, pages } = request;
  const isLetter = isLetterTemplate(template);
  const told = phrasesOf(facts).filter(({ label }) => label !== 'subject' && label !== 'title').length;
  const isTitled = facts.title !== null && facts.title.confidence >= leastTitleConfidence;
  const isOutline = template.head.outline.length > 0;
  for (const samples of ['drop', 'keep'] as const) {
    const isTold = facts.kind !== null && neverSamples.has(facts.kind) && phrasesOf(facts).length > 0;
    // The people and stories of a sample speech are never those of its speaker.
    const isCase = template.head.kind === 'speech' && !facts.isBlank;
    if (samples === 'keep' && (told > mostBesideSamples || (!isOutline && (isTold || isCase)))) return null;
    const ledger = new Ledger(facts);
    const headline = isLetter ? null : headlineOf(facts, ledger, written);
    const own = withNamedParts(template.content, facts, ledger, pages);
    const filled = fillTemplate(
      { ...template, content: own },
      {
        text,
        facts,
        ledger,
        written,
        today,
        headline,
        ownTitle: (sample) =>
          headline === null || isTitled
            ? null
            : templateTitle(headline, sample, template.head, written, text),
        isLetter,
        samples,
      },
    );
    if (!filled) continue;
    if (samples === 'drop' && filled.left < (isLetter ? leastLeft.letter : leastLeft.other)) continue;
    const framed = isLetter
      ? frameLetter(filled.content, { text, facts, ledger, written, today, pages })
      : filled.content;
    const isNamed = headline !== null && namesPeople(facts, headline);
    const tidy = tidyContent(isNamed ? titled(framed, headline) : framed);
    const honest = printedOf(facts, ledger, tidy);
    if (!isTitled)
      for (const phrase of phrasesOf(facts))
        if (isAnswered(phrase, template.head, written)) honest.use(phrase);
    return placeRest(
      tidy,
      { text, facts, ledger: honest, written, today, pages },
      isLetter ? 'letter' : isOutline ? 'outline' : 'page',
    );
  }
  return null;
}

/** Switches a template between slides and text if the prompt asks for the other form. */
function inAskedForm(content: DocumentContent, { facts, seed }: WriteRequest): DocumentContent {
  if (facts.kind === null) return content;
  const isDeck = content.look.format.startsWith('slides');
  if (isDeck === (facts.kind === 'deck')) return content;
  const { format, orientation } = lookOf(facts, seed);
  return { ...content, look: { ...content.look, format, orientation } };
}

/**
 * Writes content for a prompt: a matching template filled with the prompt's facts, or a page of the facts
 * alone.
 */
export function writePage(request: WriteRequest): WrittenPage {
  const { text, facts, written, today, seed, pages, shelf } = request;
  const family = familyFor(facts);
  const found = chooseTemplate(request, shelf);
  const chosen = found?.head ?? null;
  const template = chosen && shelf.read(chosen.name);
  const isEnough =
    (saysEnough(facts, family) && !joinsText(facts, found?.fit ?? 0)) ||
    (facts.asked.length > 0 && (found?.fit ?? 0) < exactlyFits);
  // Sentences of a letter use the prompt's facts, however many there are.
  const isLetter = template ? isLetterTemplate(template) : family === 'letter';
  // Names of parts become the sections of an outline, where they would be bare lines otherwise.
  const areParts = namedParts(facts).length > 0 && facts.figureRuns.length === 0;
  const isDraft =
    !isEnough && tellsOfSubject(facts.kind) && (family === 'paper' || family === 'deck') && !facts.isBlank;
  if (family !== 'bill' && !hasPosts(facts) && (!isEnough || isLetter || areParts)) {
    const outline = chooseOutline(request, shelf);
    const isOutlineFirst = facts.isBlank && (found?.fit ?? 0) < exactlyFits;
    const fitting = template && found && !fitsCaseOf(request, template, found) ? null : chosen;
    for (const head of isOutlineFirst ? [outline, fitting] : [fitting, outline]) {
      const read = head && shelf.read(head.name);
      if (!read) continue;
      const isLetterToo = isLetterTemplate(read);
      // A speech can't serve as a letter, and a letter can't become slides.
      if (facts.kind === 'letter' ? !isLetterToo : facts.kind === 'deck' && isLetterToo) continue;
      const isNamed = areParts && takesParts(read.content);
      if (isEnough && !isLetter && !isNamed) continue;
      if (read.head.outline.length > 0 && !isNamed && !outlines(facts, read, isLetterToo)) continue;
      if (read.head.outline.length > 0 && isDraft && isFullOfGaps(read.head.kind, read.content)) continue;
      const content = fromTemplate(request, read);
      if (content)
        return { content: inAskedForm({ ...content, title: titleOf(content) }, request), template: read };
    }
  }
  // What the page is asked to cover remains to be written beside its facts.
  const hasGap = isDraft || facts.asked.length > 0;
  const ledger = new Ledger(facts);
  const asked = { text, facts, ledger, written, today, pages };
  const built = facts.cv ? buildCv(asked, facts.cv) : builders[shownAs(family, facts)](asked);
  const own = lookOf(facts, seed);
  const look = template
    ? { ...template.content.look, seed, format: own.format, orientation: own.orientation }
    : own;
  const content: DocumentContent = {
    schema: 1,
    title: plainText(built.title).slice(0, 300),
    ...(facts.kind && { kind: facts.kind }),
    language: written,
    look,
    head: built.label ? { label: built.label } : {},
    pages: [...(hasGap ? withGap(built.pages, pageWordsOf(written).labels.body, facts.asked) : built.pages)],
  };
  return {
    content: assignIds(tidyContent(placeRest(content, { text, facts, ledger, written, today, pages }))),
    template: null,
    isDraft,
  };
}

const titleOf = ({ title, pages: [first] }: DocumentContent): string => {
  const own = first && 'title' in first ? plainText(first.title) : '';
  return (own || title).slice(0, 300);
};
