import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { type GapSegment, gapSegments } from './gap-segments.ts';

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
    }
  | { readonly type: 'line'; readonly text: string };

/** Labels of words that aren't printed. */
const unprinted: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['kind', 'cmd', 'wish', 'hide']);
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

/** Up to this number of words, those beside words that aren't printed belong to them. */
const mostUnprinted = 3;
const mostNameWords = 4;

interface Mark extends Range {
  readonly label: OuterLabel | 'row' | 'headline';
  readonly row?: ReadRow;
}

/** Returns the marks of a reading, without the words that head the page. */
function marksOf(
  text: string,
  { rows, others }: RowReading,
  headline: Range | null,
  language: ReaderLanguage,
): Mark[] {
  const isHeaded = ({ start, end }: Range): boolean =>
    headline !== null && start < headline.end && end > headline.start;
  const cut = others.flatMap((mark): Mark[] => {
    if (!headline || !isHeaded(mark)) return [mark];
    return [
      { label: mark.label, start: mark.start, end: headline.start },
      { label: mark.label, start: headline.end, end: mark.end },
    ].flatMap((part) => {
      const inner = part.end > part.start ? withoutSmallEnds(text, part.start, part.end, language) : null;
      return inner ? [{ ...part, ...inner }] : [];
    });
  });
  const isFree = headline !== null && rows.every((row) => !isHeaded(row));
  return [
    ...rows.map((row): Mark => ({ label: 'row', row, start: row.start, end: row.end })),
    ...cut,
    ...(headline && isFree ? [{ ...headline, label: 'headline' } as const] : []),
  ].sort((a, b) => a.start - b.start);
}

interface NamedMark extends Mark {
  readonly name: string | null;
}

const isUnprinted = ({ label }: Mark): boolean =>
  label === 'headline' || (label !== 'row' && unprinted.has(label));

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the parts of a page. Every word that isn't small, a command or a wish is in exactly one part. */
export function pageParts(
  text: string,
  reading: RowReading,
  headline: Range | null,
  language: ReaderLanguage,
): PagePart[] {
  const marks = marksOf(text, reading, headline, language);
  const parts: PagePart[] = [];
  let open = null as NamedMark | null;
  const close = (): void => {
    if (open && !isUnprinted(open)) parts.push(partOf(text, open, language));
    open = null;
  };
  let end = 0;
  for (const mark of [...marks, null]) {
    const segments = gapSegments(text, end, mark?.start ?? text.length, language);
    let cue: GapSegment | null = null;
    for (const [at, segment] of segments.entries()) {
      const isLast = at === segments.length - 1;
      const leads = mark !== null && !isUnprinted(mark) && isLast && (segment.isOpenEnd || segment.isBeforeColon);
      const isSmall = !saysSomething(segment.text, language);
      if (leads) cue = segment;
      else if (isSmall) continue;
      else if (segment.isOpenStart && open && !isUnprinted(open)) open = { ...open, end: segment.end };
      else {
        const isBeside =
          (segment.isOpenStart && (open === null || isUnprinted(open))) ||
          (segment.isOpenEnd && mark !== null && isUnprinted(mark));
        if (isBeside && countWords(segment.text) <= mostUnprinted) continue;
        close();
        parts.push({ type: 'line', text: segment.text });
      }
    }
    if (!mark) break;
    end = mark.end;
    const isNext = open !== null && joins(open, mark) && cueJoins(segments, language);
    if (isNext && open) {
      open = { ...open, end: mark.end };
      continue;
    }
    close();
    open = { ...mark, name: null };
    if (cue) open = withCue(open, cue, language, parts);
  }
  close();
  return parts;
}

const joins = (before: Mark, mark: Mark): boolean =>
  joining.some(
    (labels) =>
      labels.includes(before.label as OuterLabel) && labels.includes(mark.label as OuterLabel),
  );

/** Returns whether only a comma or small words stand between two phrases. */
const cueJoins = (segments: readonly GapSegment[], language: ReaderLanguage): boolean =>
  segments.every(
    ({ text, isBeforeColon, isBeforeStop }) =>
      !isBeforeColon && !isBeforeStop && !saysSomething(text, language),
  );

/** Returns a mark with the words that lead to it: its name before a colon, or a part of it. */
function withCue(
  mark: NamedMark,
  cue: GapSegment,
  language: ReaderLanguage,
  parts: PagePart[],
): NamedMark {
  const says = saysSomething(cue.text, language);
  const isName = countWords(cue.text) <= mostNameWords;
  if (mark.label === 'row') {
    if (says && cue.isBeforeColon) parts.push({ type: 'group', text: cue.text });
    else if (says) parts.push({ type: 'line', text: cue.text });
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
  if (says && mark.label === 'person' && isName) return { ...mark, name: cue.text };
  return says || isTimed ? { ...mark, start: cue.start } : mark;
}

/** Returns a phrase with the mark of a call or a question behind it. */
const wordsAt = (text: string, { start, end }: Range): string =>
  text.slice(start, end).trim() + (/^[!?！？؟]/u.exec(text.slice(end))?.[0] ?? '');

function partOf(
  text: string,
  mark: NamedMark,
  language: ReaderLanguage,
): PagePart {
  const { label, row, name } = mark;
  if (label === 'row' && row) return { type: 'row', row: mark.end > row.end ? { ...row, end: mark.end } : row };
  const words = wordsAt(text, mark);
  if (label === 'group') return { type: 'group', text: text.slice(mark.start, mark.end).trim() };
  if (placed.has(label as OuterLabel))
    return { type: 'fact', label: label as OuterLabel, name, text: text.slice(mark.start, mark.end).trim() };
  const { number } = pageWordsOf(language).labels;
  if (label === 'no') return { type: 'line', text: `${name ?? number}: ${words}` };
  return { type: 'line', text: name === null ? words : `${name}: ${words}` };
}
