import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { type GapSegment, gapSegments } from './gap-segments.ts';
import { type Mark, marksOf } from './marks.ts';
import { type Sum, sumOf } from './sum-of.ts';

/** What a page is made of, in the order of the prompt. */
export type PagePart =
  | { readonly type: 'row'; readonly row: ReadRow }
  | { readonly type: 'group'; readonly text: string }
  | {
      readonly type: 'fact';
      readonly label: OuterLabel;
      /** The prompt's own words for it: 'Quizmaster'. */
      readonly name: string | null;
      readonly text: string;
      /** The marked words alone. */
      readonly mark: Range;
    }
  | Sum
  | {
      readonly type: 'line';
      readonly text: string;
      /** The marked words and their label; absent for words without one. */
      readonly marked?: Range & { readonly label: OuterLabel };
    }
  /** Words about the page, which aren't printed. */
  | { readonly type: 'asked'; readonly text: string };

/** Labels of words that aren't printed. */
const unprinted: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['kind', 'cmd', 'wish', 'hide']);
/** Labels of words that ask for the page, with the clause that leads to them. */
const requesting: ReadonlySet<Mark['label']> = new Set<Mark['label']>(['kind', 'cmd']);
/** Labels of facts with a place of their own; the others are printed as lines. */
const placed: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'title',
  'subject',
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
  'date',
  'time',
  'place',
  'person',
]);
/** Labels whose phrases are one fact if only a comma or small words separate them. */
const joining: readonly (readonly OuterLabel[])[] = [
  ['date', 'time'],
  ['place', 'fromaddr'],
  ['person'],
  ['contact'],
];

/** Up to this number of words that say something, those beside words that aren't printed belong to them. */
const mostUnprinted = 3;
const mostNameWords = 4;

/** A number before a row that only counts it. */
const counter = /^\d{1,3}$/;

interface NamedMark extends Mark {
  readonly name: string | null;
  /** The marked words, without those that lead to them or follow. */
  readonly own: Range;
}

/** Below this confidence, words are printed rather than taken for a command or a wish. */
const surelyUnprinted = 0.75;

/** Below this confidence, the reader of prompts decides whether words are printed. */
const surelyPrinted = 0.8;

const isUnprinted = ({ label, confidence = 1 }: Mark): boolean =>
  label === 'headline' ||
  (label !== 'row' && unprinted.has(label) && (label === 'kind' || confidence >= surelyUnprinted));

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const countSaid = (text: string, language: ReaderLanguage): number =>
  text.split(/\s+/).filter((word) => saysSomething(word, language)).length;

/** Returns whether words only lead to a row: 'it takes', 'before that I worked as'. */
const isLink = (text: string, language: ReaderLanguage): boolean => {
  const words = text.split(/\s+/);
  const telling = words.filter((word) => saysSomething(word, language));
  return telling.length < 2 && words.length > telling.length && !/[\p{Lu}\d]/u.test(telling.join(''));
};

export interface ReadPage {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly rows: RowReading;
  /** The words that head the page, in one or two phrases. */
  readonly headline: readonly Range[];
  /** Whether words in doubt ask for the page rather than stand on it. */
  readonly isAsked?: (range: Range) => boolean;
}

/** Returns the parts of a page. Every word that isn't small, a command or a wish is in exactly one part. */
export function pageParts({ text, language, rows, headline, isAsked = () => false }: ReadPage): PagePart[] {
  const marks = marksOf(text, rows, headline, language).map((mark): Mark => {
    const isDoubtful = mark.label !== 'row' && (mark.confidence ?? 1) < surelyPrinted;
    return isDoubtful && isAsked(mark) ? { ...mark, label: 'cmd', confidence: 1 } : mark;
  });
  const parts: PagePart[] = [];
  let open = null as NamedMark | null;
  const add = (part: PagePart): void => {
    const last = parts.at(-1);
    // What stands in brackets belongs to what is before it.
    if (part.type === 'line' && part.text.startsWith('(') && last && 'text' in last)
      parts[parts.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else parts.push(part);
  };
  const close = (): void => {
    if (open && !isUnprinted(open)) add(partOf(text, open, language));
    else if (open && open.label !== 'headline')
      parts.push({ type: 'asked', text: text.slice(open.start, open.end) });
    open = null;
  };
  let end = 0;
  for (const mark of [...marks, null]) {
    const segments = gapSegments(text, end, mark?.start ?? text.length, language);
    let cue: GapSegment | null = null;
    let counted: ReadRow | null = null;
    const isRequest = mark !== null && requesting.has(mark.label) && (open === null || isUnprinted(open));
    const lastStop = segments.findLastIndex(({ isBeforeStop }) => isBeforeStop);
    for (const [at, segment] of segments.entries()) {
      const isLast = at === segments.length - 1;
      const leads =
        !isAsked(segment) &&
        mark !== null &&
        !isUnprinted(mark) &&
        isLast &&
        (segment.isOpenEnd || segment.isBeforeColon);
      const isSmall = !saysSomething(segment.text, language);
      if (mark?.row && isLast && counter.test(segment.text)) counted = { ...mark.row, start: segment.start };
      else if (leads) cue = segment;
      else if (isSmall) continue;
      // 'My aunt wants a' CV.
      else if (isAsked(segment) || (isRequest && at > lastStop))
        parts.push({ type: 'asked', text: segment.text });
      else if (
        segment.isOpenStart &&
        segment.isOpenEnd &&
        mark?.label === 'headline' &&
        countWords(segment.text) <= mostNameWords
      )
        continue;
      else if (segment.isOpenStart && open && !isUnprinted(open))
        open = {
          ...open,
          end: withoutSmallEnds(text, segment.start, segment.end, language)?.end ?? segment.end,
        };
      else {
        const isBeside =
          (segment.isOpenStart && (open === null || isUnprinted(open))) ||
          (segment.isOpenEnd && mark !== null && isUnprinted(mark));
        if (isBeside && countSaid(segment.text, language) <= mostUnprinted) continue;
        close();
        add({ type: 'line', text: segment.text });
      }
    }
    if (!mark) break;
    end = mark.end;
    const goesOn = open !== null && continues(text, open, mark, language);
    const isNext = goesOn || (open !== null && joins(open, mark) && cueJoins(segments, language));
    if (isNext && open) {
      open = { ...open, end: mark.end, own: { start: open.own.start, end: mark.end } };
      continue;
    }
    close();
    open = { ...mark, ...(counted && { row: counted }), name: null, own: mark };
    if (cue) open = withCue(open, cue, language, parts);
  }
  close();
  return parts;
}

const joins = (before: Mark, mark: Mark): boolean =>
  joining.some(
    (labels) => labels.includes(before.label as OuterLabel) && labels.includes(mark.label as OuterLabel),
  );

const remarks: ReadonlySet<Mark['label']> = new Set<Mark['label']>(['term', 'due']);

/** Returns whether a remark goes on with the one before: 'pay by Friday' and 'or the gate stays shut'. */
function continues(text: string, before: Mark, mark: Mark, language: ReaderLanguage): boolean {
  const { or, bill } = pageWordsOf(language);
  const [first = ''] = text.slice(mark.start, mark.end).split(' ');
  const isNext = text.slice(before.end, mark.start) === ' ' && remarks.has(before.label);
  return isNext && remarks.has(mark.label) && isWordOf(fold(first), [or ?? '', bill.and].join(','));
}

/** Returns whether only a comma or small words stand between two phrases. */
const cueJoins = (segments: readonly GapSegment[], language: ReaderLanguage): boolean =>
  segments.every(
    ({ text, isBeforeColon, isBeforeStop }) =>
      !isBeforeColon && !isBeforeStop && !saysSomething(text, language),
  );

/** Returns a mark with the words that lead to it: its name before a colon, or a part of it. */
function withCue(mark: NamedMark, cue: GapSegment, language: ReaderLanguage, parts: PagePart[]): NamedMark {
  const says = saysSomething(cue.text, language);
  const isName = countWords(cue.text) <= mostNameWords;
  if (mark.label === 'row') {
    const isNameless = mark.row?.parts.every(({ label }) => label !== 'name' && label !== 'person') === true;
    if (says && isNameless && isName && !cue.isBeforeColon && mark.row)
      return { ...mark, start: cue.start, row: { ...mark.row, start: cue.start } };
    if (says && cue.isBeforeColon) parts.push({ type: 'group', text: cue.text });
    else if (says && !isLink(cue.text, language)) parts.push({ type: 'line', text: cue.text });
    return mark;
  }
  if (mark.label === 'group') return says ? { ...mark, start: cue.start } : mark;
  if (cue.isBeforeColon) {
    if (says && isName) return { ...mark, name: cue.text };
    if (says) parts.push({ type: 'line', text: cue.text });
    return mark;
  }
  const { deadline, cv } = pageWordsOf(language);
  const isTimed =
    (mark.label === 'date' || mark.label === 'time' || mark.label === 'due') &&
    hasWordOf(cue.text, [deadline, cv.until, cv.since].join(','));
  // 'Stock list for' Lee's van is no name for him.
  if (says && mark.label === 'person' && isName) return cue.isOpenStart ? mark : { ...mark, name: cue.text };
  return says || isTimed ? { ...mark, start: cue.start } : mark;
}

/** Returns a phrase with the mark of a call or a question behind it. */
const wordsAt = (text: string, { start, end }: Range): string =>
  trimEndOf(text.slice(start, end), ' \n,;:–—-').trim() + (/^[!?！？؟]/u.exec(text.slice(end))?.[0] ?? '');

function partOf(text: string, mark: NamedMark, language: ReaderLanguage): PagePart {
  const { label, row, name } = mark;
  if (label === 'row' && row)
    return { type: 'row', row: mark.end > row.end ? { ...row, end: mark.end } : row };
  const words = wordsAt(text, mark);
  if (label === 'group') return { type: 'group', text: text.slice(mark.start, mark.end).trim() };
  const outer = label as OuterLabel;
  const own = { start: mark.own.start, end: mark.own.end };
  if (placed.has(outer)) return { type: 'fact', label: outer, name, text: words, mark: own };
  const { number, total } = pageWordsOf(language).labels;
  const marked = { ...own, label: outer };
  const sum = sumOf(label, words, name, total);
  if (sum) return { ...sum, marked };
  if (label === 'no') return { type: 'line', text: `${name ?? number}: ${words}`, marked };
  return { type: 'line', text: name === null ? words : `${name}: ${words}`, marked };
}
