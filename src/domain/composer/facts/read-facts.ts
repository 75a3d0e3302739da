import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { type Headline, rangesOf } from '../headline/choose-headline.ts';
import { guessKind } from '../kind-guess/guess-kind.ts';
import { cluesOf } from '../kind-guess/kind-features.ts';
import { hasOutline, namesPart } from '../outline/read-outline.ts';
import { keyFigure } from '../page/key-figure.ts';
import { type Family, familyOf, isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { factsOfSureRows } from '../rows/facts-of-rows.ts';
import { readAward } from '../sheet/read-award.ts';
import { readNotice } from '../sheet/read-notice.ts';
import { readRecipe } from '../sheet/read-recipe.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import { headEnd } from '../sheet/sheet-head.ts';
import { withAskedSums } from '../sums/with-sums.ts';
import { namesAttendance, readTold } from '../told/read-told.ts';
import type { Facts } from './facts.ts';
import { withNamedKind, withUnnamedKind } from './named-kind.ts';
import { withNumberedItems } from './numbered-items.ts';
import { pricedKind } from './read-kind.ts';
import { rowsOf } from './row-clauses.ts';
import { withoutSmallEnds } from './small-words.ts';
import { sortFacts } from './sort-facts.ts';
import { textClauses } from './text-clauses.ts';

/** Kinds whose clauses have places of their own. */
const ownForm: ReadonlySet<KindId> = new Set<KindId>([
  'card',
  'voucher',
  'ticket',
  'certificate',
  'recipe',
  'minutes',
  'cv',
  'lesson',
  'release',
]);

const outlined: ReadonlySet<Family> = new Set<Family>(['list', 'paper', 'deck', 'flyer']);
/** Kinds with forms that lines don't fill. */
const unlined: ReadonlySet<KindId> = new Set<KindId>([
  'card',
  'voucher',
  'ticket',
  'certificate',
  'recipe',
  'lesson',
  'release',
  'sign',
]);

/** Kinds that tell of a meeting or of the state of some work. */
const meetings: ReadonlySet<KindId> = new Set<KindId>(['minutes', 'report', 'article']);

/** From this number on, a prompt tells figures. */
const fewestFigures = 3;

/** Minimum number of clauses behind the opening words of a prompt that tells all of its facts. */
const fewestClauses = 4;
/** A timetable has rows from fewer on. */
const scheduled: ReadonlySet<KindId> = new Set<KindId>(['program', 'agenda', 'plan']);
const fewestRows = 3;
/** Parts of a sheet that state something rather than name it. */
const told: ReadonlySet<SheetPart['type']> = new Set(['prices', 'days', 'pairs']);
/** A longer text, in characters, is one to lay out rather than a list of facts. */
const longestFacts = 4_000;

interface FactsWanted {
  readonly guesses?: boolean;
  readonly tellsPage?: boolean;
}

/** Facts by their reading, then by text and options. */
const kept = new WeakMap<PromptReading, Map<string, Facts>>();

/**
 * Sorts the content of a prompt. Every word that is neither a command nor a wish ends up in exactly one
 * phrase, or in the sheet of a prompt that tells all of its facts.
 * @param guesses whether to guess a kind that no words name; a subject is found without one
 * @param tellsPage whether it may tell a whole page; words beside a document of the library are phrases
 */
export function readFacts(text: string, reading: PromptReading, wanted: FactsWanted = {}): Facts {
  const { guesses = true, tellsPage = true } = wanted;
  const known = kept.get(reading) ?? new Map<string, Facts>();
  kept.set(reading, known);
  const key = `${guesses} ${tellsPage} ${text}`;
  const facts = known.get(key) ?? withSums(readAnew(text, reading, { guesses, tellsPage }), reading);
  known.set(key, facts);
  return facts;
}

const withSums = (facts: Facts, reading: PromptReading): Facts =>
  facts.sheet ? { ...facts, sheet: withAskedSums(facts.sheet, reading) } : facts;

function readAnew(
  text: string,
  reading: PromptReading,
  { guesses, tellsPage }: Required<FactsWanted>,
): Facts {
  const named = withNamedKind(text, reading);
  const sorted = sortFacts(text, named);
  const namedKind = pricedKind(text, sorted, named);
  if (!tellsPage) return { ...sorted, kind: namedKind };
  const titled = sorted.sections.filter(({ title }) => !namesAttendance(title, named.language));
  const isMeeting = namedKind === null || meetings.has(namedKind);
  const meeting = isMeeting && titled.length < 2 && !hasNumbers(text, named) ? readTold(text, named) : null;
  if (meeting)
    return { ...headFacts(text, meeting.from, named, sorted.headline), kind: namedKind, told: meeting };
  const guess = guesses && namedKind === null ? guessKind(cluesOf(text, named)) : null;
  const read = guess ? withUnnamedKind(named) : named;
  const facts = guess ? sortFacts(text, read, guess) : sorted;
  const kind = guess === null ? namedKind : (facts.kind ?? guess);
  const end = headEnd(text, read, kind);
  // Lines say what belongs together, whatever they tell.
  const isShort = text.length <= longestFacts;
  const mayBeOutlined = kind === null || (outlined.has(familyOf(kind)) && !unlined.has(kind));
  const isOutlined = isShort && mayBeOutlined && hasOutline(text, end, read);
  const sure = isShort && !isOutlined ? factsOfSureRows(text, read, { ...facts, kind }) : null;
  if (sure) return sure;
  const form = formFacts(text, read, facts, kind);
  const otherwise = form ?? facts;
  const family = kind === null ? 'paper' : familyOf(kind);
  const tellsFigures =
    isFigured(kind) &&
    textClauses(text, read.language).filter(
      ({ start, end }) => keyFigure(text.slice(start, end), read.language) !== null,
    ).length >= fewestFigures;
  const suits =
    family === 'flyer' || family === 'list' || family === 'paper' || (family === 'deck' && tellsFigures);
  const isRead =
    isOutlined ||
    (suits &&
      !(kind !== null && ownForm.has(kind)) &&
      facts.figureRuns.length === 0 &&
      !hasNumbers(text, read));
  if (!isRead || !isShort) return otherwise;
  const fewest = kind !== null && scheduled.has(kind) ? fewestRows : fewestClauses;
  const { rows, others } = rowsOf(text, read);
  const groups = others.filter(({ label }) => label === 'group');
  const from = rows.length > 0 ? Math.min(end, rows[0]?.start ?? end, groups[0]?.start ?? end) : end;
  if (
    rows.length === 0 &&
    textClauses(text, read.language).filter((clause) => clause.end > from).length < fewest
  )
    return otherwise;
  const headline = isOneOfTitles(text, from, facts.headline, read)
    ? namedBefore(text, from, read.language)
    : facts.headline;
  const sheet = readSheet(withoutHeadline(text, from, headline), from, read, kind);
  // 'What it is, what to eat, warning signs' names what is to be written, and tells nothing.
  const tells =
    tellsFigures ||
    (isOutlined && sheet.parts.length > 0) ||
    sheet.facts.length > 0 ||
    sheet.parts.some(({ type }) => told.has(type));
  if (!tells) return otherwise;
  // A sign has its message in large letters, unless it is a board with prices.
  if (kind === 'sign' && form && !sheet.parts.some(({ type }) => type === 'prices')) return otherwise;
  return { ...headFacts(text, from, read, headline), kind, asked: facts.asked, sheet };
}

/** Returns the opening words without the verb that asks for a comparison: '3 tents' of 'compare 3 tents'. */
function namedBefore(text: string, from: number, language: ReaderLanguage): Headline | null {
  const words = openingWords(text, from, language);
  const [verb] = tokenize(words);
  const isVerb = verb !== undefined && isWordOf(verb.folded, pageWordsOf(language).compares ?? '');
  const inner = withoutSmallEnds(text, isVerb ? verb.end : 0, words.length, language);
  return inner && { text: text.slice(inner.start, inner.end), range: inner };
}

/** Returns whether a headline behind the opening words is the title of one of several parts: 'Elm: 3 rooms. Ash: 4 rooms'. */
const isOneOfTitles = (text: string, from: number, headline: Headline | null, read: PromptReading): boolean =>
  rangesOf(headline).some((range) => range.start >= from && namesPart(text, from, range, read));

/** Reads what a certificate, a recipe or a sign tells, each in its own order; null if it tells too little. */
function formFacts(text: string, read: PromptReading, facts: Facts, kind: KindId | null): Facts | null {
  if (text.length > longestFacts) return null;
  const { headline, kindText } = facts;
  const headed = (own: Headline | null): Facts => ({ ...headFacts(text, 0, read, own), kind, kindText });
  if (kind === 'certificate') {
    const award = readAward(text, read, headline);
    return award && { ...headed(headline), award };
  }
  if (kind === 'recipe') {
    const recipe = readRecipe(text, read, headline);
    return recipe && { ...headed(recipe.headline), sheet: recipe.sheet };
  }
  const notice = kind === 'sign' ? readNotice(text, read, headline) : null;
  return notice && { ...headed(notice.headline), kindText: ownName(kindText), sheet: notice.sheet };
}

/** 'Sign' heads no sign. */
const shortestName = 6;
const ownName = (kindText: string | null): string | null =>
  kindText !== null && kindText.length >= shortestName ? kindText : null;

/** Returns the text with spaces in place of a headline behind the opening words, where it stands among the facts. */
const withoutHeadline = (text: string, end: number, headline: Headline | null): string =>
  blankRanges(
    text,
    rangesOf(headline).filter(({ start }) => start >= end),
  );

/** Numbers divide some prompts, not their commas: '1 Apologies 2 Minutes of 20 Feb 3 Potholes'. */
const hasNumbers = (text: string, { spans }: PromptReading): boolean =>
  withNumberedItems(text, spans).numbers.length > 0;

/** Sorts the opening words of a prompt alone. */
function headFacts(text: string, end: number, read: PromptReading, headline: Headline | null): Facts {
  const opening = openingWords(text, end, read.language);
  const reading = {
    ...read,
    spans: read.spans
      .filter(({ start }) => start < opening.length)
      .map((span) => ({
        ...span,
        text: opening.slice(span.start, span.end),
        end: Math.min(span.end, opening.length),
      })),
    values: read.values.filter((value) => value.end <= opening.length),
  };
  return {
    ...sortFacts(
      opening,
      reading,
      null,
      headline?.range && headline.range.start >= opening.length ? { ...headline, range: null } : headline,
    ),
    headline,
  };
}

/** Returns the opening words without the small ones that introduce the first fact: 'flea market on' Saturday. */
function openingWords(text: string, end: number, language: ReaderLanguage): string {
  const words = trimEndOf(text.slice(0, end), ' ,–—-');
  const inner = withoutSmallEnds(words, 0, words.length, language);
  const behind = words.slice(inner?.end ?? words.length);
  return /\p{L}/u.test(behind) ? words.slice(0, inner?.end) : words;
}
