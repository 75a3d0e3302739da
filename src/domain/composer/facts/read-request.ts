import { detectLanguage } from '../../reader/detect-language.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type PromptReading, type ReadOptions, type ReadSpan, readPrompt } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { namesSpeech } from '../letters/names-speech.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { findPlaces } from '../places/find-places.ts';
import { regionOf } from '../region.ts';
import { findWishes } from '../wishes/find-wishes.ts';
import { readLook } from '../wishes/read-look.ts';
import { withDaysOfDates } from './dated-days.ts';
import { hideAsides } from './hide-asides.ts';
import { withHouseNumbers } from './house-numbers.ts';
import { unprinted } from './leftover-phrases.ts';
import { withOnlySubject } from './only-subject.ts';
import { withPageInstructions } from './page-instructions.ts';
import { withPartyCase } from './party-case.ts';
import { plainSpelling } from './plain-spelling.ts';
import { properCase } from './proper-case.ts';
import { overlaps, type Range } from './text-clauses.ts';

export interface ReadRequest {
  /**
   * The prompt with the capitals and the spelling that its language requires, and spaces in place of its wishes and of
   * what is said to the writer of the page.
   */
  readonly text: string;
  /** The prompt with its wishes. */
  readonly whole: string;
  /** The prompt as both readers see it, before anything is hidden. */
  readonly asRead: { readonly text: string; readonly reading: PromptReading };
  readonly reading: PromptReading;
}

const styling = (['look', 'color', 'tone'] as const).reduce(
  (bits, kind) => bits | (1 << wordKinds.indexOf(kind)),
  0,
);
/** From this confidence on, words without a known style are still a wish: 'make it pop'. */
const surelyWish = 0.8;

/** Returns words taken for a wish as content if they name no style: 'keep it tidy' on a sign. */
function asContent(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (span.label !== 'look' || span.confidence >= surelyWish) return span;
  if (Object.keys(readLook(span.text, language)).length > 0) return span;
  const { own } = matchLexicon(tokenize(span.text), language);
  return own.some((kinds) => (kinds & styling) !== 0) ? span : { ...span, label: 'detail', instruction: 0 };
}

/** Returns words taken for a wish as content: 'speaks German' of a CV, '45 gardens' that are no length of a page. */
function asFact(text: string, span: ReadSpan, kind: KindId | null, language: ReaderLanguage): ReadSpan {
  const { own } = matchLexicon(tokenize(text, span.start, span.end), language);
  const isLength = own.some((kinds) => (kinds & sizes) !== 0);
  const isFact =
    (span.label === 'lang' && kind === 'cv') ||
    (span.label === 'length' && /^\d/.test(span.text) && !isLength && !isSized(text, span, language));
  return isFact ? { ...span, label: 'detail', instruction: 0 } : span;
}

const sizes = (['length', 'format', 'kind'] as const).reduce(
  (bits, kind) => bits | (1 << wordKinds.indexOf(kind)),
  0,
);

/** Returns whether a word for an amount of text is beside a number: '6 slides max'. */
function isSized(text: string, { start, end }: ReadSpan, language: ReaderLanguage): boolean {
  const tokens = [
    ...tokenize(text, Math.max(0, start - 20), start).slice(-2),
    ...tokenize(text, end, end + 30).slice(0, 2),
  ];
  return matchLexicon(tokens, language).own.some((kinds) => (kinds & sizes) !== 0);
}

/** Below this confidence, an instruction in the request for a speech is what the speech tells: 'he can't cook'. */
const surelyNote = 0.65;
const asTold = (span: ReadSpan): ReadSpan =>
  span.label === 'note' && span.confidence < surelyNote ? { ...span, label: 'detail', instruction: 0 } : span;

/** 'Red wine on the carpet' is not a style wish if nothing else names the subject. */
const withSubject = (spans: readonly ReadSpan[]): readonly ReadSpan[] =>
  spans.every(({ label }) => label === 'look')
    ? spans.map((span): ReadSpan => ({ ...span, label: 'subject' }))
    : spans;

/** Marks at the ends of these labels separate them from others. */
const phrases: ReadonlySet<Label> = new Set<Label>([
  'subject',
  'title',
  'from',
  'to',
  'name',
  'place',
  'detail',
]);

/** 'The Great Fire –' of 'The Great Fire – 7 slides' ends before its dash. */
function withoutMarks(span: ReadSpan): ReadSpan {
  if (!phrases.has(span.label)) return span;
  const { text } = span;
  const start = span.end - span.text.replace(/^[\s,;:–—-]+(?=\p{L})/u, '').length;
  const trimmed = start + trimEndOf(span.text.slice(start - span.start), ' ,;:–—-').length;
  // A quotation mark without its other one.
  const isOpen = /^[^"“”„«»]+["”»]$/u.test(text.slice(start - span.start, trimmed - span.start));
  const end = isOpen ? trimmed - 1 : trimmed;
  return start < end
    ? { ...span, start, end, text: span.text.slice(start - span.start, end - span.start) }
    : span;
}

/** Reads 03/04/2026 in the order of the region that the rest of the prompt indicates. */
function withRegionalDates(text: string, { values, language }: PromptReading): readonly TypedValue[] {
  const region = language === 'en' ? regionOf(text) : null;
  if (region === null) return values;
  return values.map((value) => {
    if (value.kind !== 'date' || value.isCertain || !/^\d+\/\d+\/\d+$/.test(value.text)) return value;
    const { day, month } = value;
    if (day === undefined || month === undefined) return value;
    const ordered = region === 'en-GB' ? { day, month } : { day: month, month: day };
    return { ...value, ...ordered, isCertain: true };
  });
}

/** A phrase that is taken out before the prompt is read. */
type Hidden = Range & Pick<ReadSpan, 'label'>;

/** Returns a text with spaces in place of its wishes and the marks before them: the other words keep their positions. */
const without = (text: string, wishes: readonly Hidden[]): string =>
  wishes.reduce((rest, { start, end }) => {
    const from = trimEndOf(rest.slice(0, start), ' ,;–—').length;
    return blankRanges(rest, [{ start: from, end }]);
  }, text);

/** Returns the spans of a text read without its wishes, with the wishes among them. */
function withWishes(
  text: string,
  spans: readonly ReadSpan[],
  wishes: readonly Hidden[],
): readonly ReadSpan[] {
  const found = wishes.map(
    ({ label, start, end }): ReadSpan => ({
      label,
      start,
      end,
      text: text.slice(start, end),
      confidence: 1,
      instruction: 1,
    }),
  );
  return [...spans.flatMap((span) => wishes.reduce<ReadSpan[]>(outside, [span])), ...found].sort(
    (a, b) => a.start - b.start,
  );
}

/** Returns the parts of spans before and after a wish. */
const outside = (spans: readonly ReadSpan[], { start, end }: Range): ReadSpan[] =>
  spans.flatMap((span) => {
    if (!overlaps(span, { start, end })) return [span];
    return [
      { ...span, end: start },
      { ...span, start: end },
    ]
      .filter((part) => part.end > part.start)
      .flatMap((part): ReadSpan[] => {
        const words = span.text.slice(part.start - span.start, part.end - span.start);
        const lead = words.length - words.trimStart().length;
        const said = words.trim();
        return said === ''
          ? []
          : [{ ...part, start: part.start + lead, end: part.start + lead + said.length, text: said }];
      });
  });

/** Kinds of page that are filled in, on which 'space for breakages' can be nothing else. */
const filledIn: ReadonlySet<KindId> = new Set<KindId>([
  'form',
  'checklist',
  'plan',
  'agenda',
  'minutes',
  'lesson',
]);

/** Returns the phrases that ask for places to write on. */
function placesIn(text: string, language: ReaderLanguage): Hidden[] {
  const kind = findKind([text], language);
  const isFilledIn = kind !== null && filledIn.has(kind);
  return findPlaces(text, language)
    .filter(({ isSure, places }) => isSure || (isFilledIn && places.some(({ type }) => type === 'space')))
    .map(({ start, end }) => ({ label: 'note', start, end }));
}

/**
 * Reads a prompt that asks for a page, after restoring missing capitals and apostrophes. Phrases that only say how the
 * page should look are taken out first, so that they can't change how the other words are read.
 */
export function readRequest(
  prompt: string,
  options: Pick<ReadOptions, 'today' | 'models' | 'language'> = {},
): ReadRequest {
  const known = options.language ?? detectLanguage(prompt);
  const spelled = plainSpelling(prompt, known);
  const places = placesIn(spelled, known);
  const styles = findWishes(spelled, known).filter((wish) => !places.some((place) => overlaps(place, wish)));
  const wishes = [...styles, ...places].sort((a, b) => a.start - b.start);
  const bare = without(spelled, wishes);
  const hasty = readPrompt(bare, options);
  const cased = withPartyCase(properCase(bare, hasty.language), hasty.spans, hasty.language);
  const plain = cased === bare ? hasty : readPrompt(cased, options);
  const { text, reading: decided } = hideAsides(cased, plain);
  const reading = { ...decided, spans: withWishes(spelled, decided.spans, wishes) };
  const spans = withOnlySubject(text, withSubject(reading.spans), reading.language).map(withoutMarks);
  const values = withRegionalDates(text, reading);
  const dated = withDaysOfDates(text, spans, reading.language);
  const told = withPageInstructions(text, withHouseNumbers(text, dated, reading), reading.language);
  const kind = told.find(({ label }) => label === 'kind')?.text ?? null;
  const isSpoken = namesSpeech(kind, reading.language);
  const kindId = findKind(kind === null ? [] : [kind], reading.language);
  // Rules for phrases in doubt don't print what is hidden.
  const asHidden = (span: ReadSpan): ReadSpan =>
    unprinted.has(span.label) || text.slice(span.start, span.end).trim() !== ''
      ? span
      : { ...span, label: 'note', instruction: 1 };
  const said = told
    .map((span) => (isSpoken ? asTold(span) : span))
    .map((span) => asFact(text, span, kindId, reading.language));
  return {
    text,
    whole: spelled,
    asRead: { text: cased, reading: plain },
    reading: {
      ...reading,
      values,
      spans: said.map((span) => asContent(span, reading.language)).map(asHidden),
    },
  };
}
