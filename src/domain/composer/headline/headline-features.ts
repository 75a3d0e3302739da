import { hashText } from '../../reader/model/hash.ts';
import { fold } from '../../reader/tokenize.ts';
import { classesOf } from '../../reader/word-classes.ts';
import { familyOf } from '../page/kinds.ts';
import { isSentence } from '../page/say-phrase.ts';
import { type Candidate, textOf } from './candidate.ts';
import { compositionFeatures } from './composition-features.ts';
import { type HeadlineReader, type HeadlineWord, labelOf } from './headline-reader.ts';
import { kindNameOf } from './kind-name.ts';

/** Number of buckets for hashed features. */
export const headlineBucketCount = 1 << 18;

/** Returns how the words are written: 'A' in capitals, 'U' each with one, 'u' the first, 'l' none. */
function caseOf(words: readonly HeadlineWord[], isCased: boolean): string {
  const said = words.filter(({ isWord, isSmall, text }) => isWord && !isSmall && /\p{L}/u.test(text));
  const capital = said.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (said.length === 0) return 'n';
  if (said.every(({ text }) => text.length > 1 && text === text.toUpperCase())) return 'A';
  if (capital === said.length) return 'U';
  if (capital === 0) return isCased ? 'l' : 'o';
  return /^\p{Lu}/u.test(said[0]?.text ?? '') ? 'u' : 'm';
}

/** Returns where a phrase is relative to the kind. */
function placeOf({ words, kindSpan, clauses }: HeadlineReader, { first, next, clause }: Candidate): string {
  const [start, end] = [words[first], words[next - 1]];
  if (!kindSpan || !start || !end) return 'none';
  const own = clauses.findIndex(({ first: from, next: to }) => {
    const [open, close] = [words[from], words[to - 1]];
    return (
      open !== undefined && close !== undefined && open.start <= kindSpan.start && close.end > kindSpan.start
    );
  });
  const isIn = start.start < kindSpan.end && end.end > kindSpan.start;
  if (isIn) {
    const isFirst = start.start >= kindSpan.start;
    const isLast = end.end <= kindSpan.end;
    const isCut = start.start > kindSpan.start || end.end < kindSpan.end;
    return `${isFirst ? (isLast ? 'is' : 'opens') : isLast ? 'closes' : 'has'}${isCut ? ' cut' : ''}`;
  }
  const side = start.start >= kindSpan.end ? 'behind' : 'before';
  return clause === own ? side : `${side} ${Math.min(Math.abs(clause - own), 3)}`;
}

/** Returns the labels of the words, each run once. */
function labelsOf(words: readonly HeadlineWord[]): string {
  const runs: string[] = [];
  for (const word of words) {
    if (!word.isWord) continue;
    const name = word.isSmall && word.span === null ? 'o' : labelOf(word);
    if (runs.at(-1) !== name) runs.push(name);
  }
  return runs.slice(0, 5).join(' ');
}

const mostCounted = 4;

/**
 * Returns where a clause stands in its list: the first of four behind a colon names something else than a clause
 * alone.
 */
function rowOf({ clauses }: HeadlineReader, clause: number): string {
  const isNext = (at: number): boolean => clauses[at]?.after === 'comma';
  let first = clause;
  while (isNext(first)) first -= 1;
  let next = clause + 1;
  while (isNext(next)) next += 1;
  const [at, count] = [clause - first, next - first].map((number) => Math.min(mostCounted, number));
  return `${clauses[first]?.after} ${at} ${count}`;
}

const sureness = (confidence: number): number => Math.min(4, Math.floor(confidence * 5));

const saidBetween = (words: readonly HeadlineWord[], from: number, to: number): number =>
  Math.min(3, words.slice(from, to).filter(({ isWord, isSmall }) => isWord && !isSmall).length);

/** Names the features of a candidate. */
function featuresOf(reader: HeadlineReader, candidate: Candidate): string[] {
  const { words, clauses, kind, kindSpan, language, isCased, spans } = reader;
  const family = kind === null ? 'none' : familyOf(kind);
  const has = (label: string): string => (spans.some((span) => span.label === label) ? '1' : '0');
  if (candidate.clause < 0) {
    const named = `${has('title')}${has('subject')}${has('from')}${has('kind')}`;
    const sure = sureness(
      Math.max(0, ...spans.flatMap((span) => (span.label === 'title' ? [span.confidence] : []))),
    );
    const name = fold(kindNameOf(reader));
    const own = clauses.find(({ next }) => (words[next - 1]?.end ?? 0) >= (kindSpan?.end ?? 0));
    const rest = own ? saidBetween(words, own.first, own.next) : 0;
    return [
      ...['usual', family, `k${kind}`, `n${named}`, `s${sure}`, `f${family}${named}`, `name ${name}`],
      ...[`words ${name.split(' ').length}`, `rest ${rest} ${named}`, `k${kind} rest ${rest}`],
      `clauses ${Math.min(clauses.length, 4)}`,
    ].map((each) => `usual ${each}`);
  }
  const { first, next, clause } = candidate;
  const own = clauses[clause];
  const inside = words.slice(first, next);
  const [start, end] = [words[first], words[next - 1]];
  if (!own || !start || !end) return [];
  const said = textOf(reader, candidate);
  const labels = labelsOf(inside);
  const [before, behind] = [words[first - 1], words[next]];
  const isOpen = first === own.first;
  const isEnd = next === own.next;
  const following = clauses[clause + 1]?.after ?? 'end';
  const left = isOpen ? `^${own.after}` : (before?.folded ?? '');
  const right = isEnd ? `$${following}` : (behind?.folded ?? '');
  const place = placeOf(reader, candidate);
  const length = Math.min(8, inside.filter(({ isWord }) => isWord).length);
  const whole = spans.find((span) => span.start === start.start && span.end === end.end);
  const atStart =
    start.span === null ? 'none' : before?.span === start.span ? `in ${start.span.label}` : start.span.label;
  const atEnd =
    end.span === null ? 'none' : behind?.span === end.span ? `in ${end.span.label}` : end.span.label;
  const cased = caseOf(inside, isCased);
  const values = [...new Set(inside.flatMap(({ value }) => value ?? []))].sort().join(' ');
  const isQuoted = /["“„«「『]$/u.test(before?.text ?? '') && /^["”“»」』]/u.test(behind?.text ?? '');
  const row = rowOf(reader, clause);
  const position = `${Math.min(clause, 3)}${clause === clauses.length - 1 ? 'z' : ''}`;
  const hidden = Math.max(...inside.map(({ span }) => Math.floor((span?.instruction ?? 0) * 4)));
  const rest = `${saidBetween(words, own.first, first)} ${saidBetween(words, next, own.next)}`;
  const sureTitle = inside.some(({ span }) => span?.label === 'title') ? 'in' : has('title');
  const classOf = (word: HeadlineWord | undefined): string => {
    const { middle, coarse } = word ? classesOf(word.folded) : { middle: 0, coarse: 0 };
    return `${middle} ${coarse}`;
  };
  const coarseOf = (word: HeadlineWord | undefined): number => (word ? classesOf(word.folded).coarse : 0);
  const english =
    language === 'en'
      ? [
          `class1 ${classOf(start)}`,
          `classn ${classOf(end)}`,
          `coarse1 ${coarseOf(start)}`,
          `coarsen ${coarseOf(end)}`,
          `classes ${coarseOf(start)} ${coarseOf(end)}`,
          ...(isOpen ? [] : [`classleft ${coarseOf(before)}`]),
          ...(isEnd ? [] : [`classright ${coarseOf(behind)}`, `cut ${coarseOf(end)} ${coarseOf(behind)}`]),
          `${family} coarsen ${coarseOf(end)}`,
          `k${kind} coarsen ${coarseOf(end)}`,
        ]
      : [];
  // Whether a phrase goes on: 'Guided bat' before 'walk'.
  const seamOf = (one: HeadlineWord | undefined, other: HeadlineWord | undefined): string => {
    if (!one || !other) return 'none';
    const isSame = one.span === other.span;
    const side = (word: HeadlineWord): string =>
      word.isSmall ? 'small' : word.isWord ? (word.value ?? 'word') : 'mark';
    return `${side(one)} ${side(other)} ${isSame} ${isSame && one.span === null}`;
  };
  const seamLeft = isOpen ? 'open' : seamOf(before, start);
  const seamRight = isEnd ? 'end' : seamOf(end, behind);
  const features = [
    ...english,
    `seams ${seamLeft} ${seamRight}`,
    `seamleft ${seamLeft}`,
    `seamright ${seamRight}`,
    `seamright ${seamRight} ${labelOf(end)} ${behind ? labelOf(behind) : ''}`,
    `seamleft ${seamLeft} ${labelOf(start)} ${before ? labelOf(before) : ''}`,
    `len ${length}`,
    `chars ${Math.floor(said.length / 10)}`,
    `labels ${labels}`,
    `start ${atStart}`,
    `end ${atEnd}`,
    `ends ${atStart} ${atEnd}`,
    `left ${left}`,
    `right ${right}`,
    `word1 ${start.folded}`,
    `wordn ${end.folded}`,
    `tail ${end.folded.slice(-3)}`,
    `leftlabel ${before && !isOpen ? labelOf(before) : left}`,
    `rightlabel ${behind && !isEnd ? `${labelOf(behind)} ${behind.value ?? ''}` : right}`,
    `case ${cased} ${language === 'de'}`,
    `values ${values}`,
    `digits ${/^\d/.test(said)} ${/\d$/.test(said)}`,
    `edges ${start.value} ${end.value}`,
    `quoted ${isQuoted}`,
    `place ${place}`,
    `position ${position}`,
    `row ${row}`,
    `hidden ${hidden}`,
    `rest ${rest}`,
    `sentence ${isSentence({ text: said }, language)}`,
    `whole ${isOpen} ${isEnd}`,
    `title ${sureTitle}`,
    `after ${own.after} ${clause === 0}`,
    ...(whole ? [`span ${whole.label}`, `sure ${whole.label} ${sureness(whole.confidence)}`] : []),
    ...(kindSpan === null ? ['nokind'] : []),
    ...(inside.length > 1 ? [`pair ${fold(said).split(/\s+/).slice(0, 2).join(' ')}`] : []),
    ...inside.flatMap(({ isWord, isSmall, folded }) => (isWord && isSmall ? [`small ${folded}`] : [])),
  ];
  const crossed = [
    `place ${place}`,
    `labels ${labels}`,
    `ends ${atStart} ${atEnd}`,
    `position ${position}`,
    `case ${cased}`,
    `values ${values}`,
    `len ${length}`,
    `rest ${rest}`,
    `whole ${isOpen} ${isEnd}`,
    `place ${place} ${labels}`,
    `place ${place} ${isOpen} ${isEnd}`,
    `position ${position} ${labels}`,
    `row ${row}`,
    `row ${row} ${labels}`,
    `row ${row} ${atStart} ${cased}`,
    ...(whole ? [`span ${whole.label} ${sureTitle}`] : []),
  ];
  return [
    'phrase',
    ...features,
    ...crossed.flatMap((name) => [`${family} ${name}`, `k${kind} ${name}`]),
    `place ${place} ${position} ${labels}`,
    `labels ${labels} ${left === '' ? '' : isOpen ? left : 'x'}`,
  ];
}

/** Returns the buckets of a candidate's features. */
export function headlineBuckets(reader: HeadlineReader, candidate: Candidate): Uint32Array {
  const part = featuresOf(reader, candidate);
  const names = candidate.form ? compositionFeatures(reader, candidate, part) : part;
  return Uint32Array.from(names.map((name) => hashText(name) & (headlineBucketCount - 1)));
}
