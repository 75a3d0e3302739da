import { instructionLabels, type Label, labels } from '../../src/domain/reader/labels.ts';
import type { SpanLike, Tally } from './measure.ts';

const isHidden = (label: number): boolean => instructionLabels.has(labels[label] as Label);

/** Labels that the composer treats the same: a heading, or a fact in a list. */
const merged: Partial<Record<Label, Label>> = { title: 'subject', item: 'detail', name: 'detail' };
const mergedLabel = (label: number): number => {
  const name = labels[label];
  return name ? labels.indexOf(merged[name] ?? name) : label;
};

/** The scores that matter most for the page: correct characters, prompts or spans, of all. */
export interface PrintScores {
  /** Characters to hide that were hidden. */
  readonly hidden: { right: number; there: number };
  /** Characters to print that were not hidden. */
  readonly printed: { right: number; there: number };
  /** Prompts with a kind whose first one was found. */
  readonly kind: { right: number; there: number };
  /** Senders and recipients found whole and not confused with each other. */
  readonly parties: { right: number; there: number };
  /** List entries found with both ends, with any printed label. */
  readonly items: { right: number; there: number };
  /** Dates, times and amounts found whole. */
  readonly values: { right: number; there: number };
  readonly merged: Tally;
  /** Characters by expected and found label; the last row and column are unlabeled. */
  readonly confusion: Uint32Array;
  /**
   * Hidden spans by minimum probability of an instruction; correct if nine tenths of a span must not be
   * printed.
   */
  readonly certainty: ReadonlyMap<number, { right: number; there: number }>;
}

const share = (): { right: number; there: number } => ({ right: 0, there: 0 });
const unlabelled = labels.length;

export const createPrintScores = (): PrintScores => ({
  hidden: share(),
  printed: share(),
  kind: share(),
  parties: share(),
  items: share(),
  values: share(),
  merged: { right: 0, found: 0, there: 0 },
  confusion: new Uint32Array((labels.length + 1) ** 2),
  certainty: new Map([0, 0.5, 0.7, 0.9].map((least) => [least, share()])),
});

const indexOf = (label: Label): number => labels.indexOf(label);
const isOneOf = (label: number, names: readonly Label[]): boolean =>
  names.some((name) => indexOf(name) === label);

export function addToPrintScores(
  scores: PrintScores,
  text: string,
  gold: readonly SpanLike[],
  found: readonly (SpanLike & { readonly instruction: number })[],
): void {
  const wanted = paint(text.length, gold);
  const given = paint(text.length, found);
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    const [want, give] = [wanted[at] ?? unlabelled, given[at] ?? unlabelled];
    const cell = want * (labels.length + 1) + give;
    scores.confusion[cell] = (scores.confusion[cell] ?? 0) + 1;
    if (want === unlabelled) continue;
    const tally = isHidden(want) ? scores.hidden : scores.printed;
    tally.there++;
    if (isHidden(want) === isHidden(give)) tally.right++;
  }
  const find = ({ start, end }: SpanLike): SpanLike | undefined =>
    found.find((span) => span.start === start && span.end === end);
  const kind = gold.find(({ label }) => label === indexOf('kind'));
  if (kind) count(scores.kind, find(kind)?.label === kind.label);
  for (const span of gold) {
    const same = find(span);
    if (isOneOf(span.label, ['from', 'to']) && same && isOneOf(same.label, ['from', 'to']))
      count(scores.parties, same.label === span.label);
    if (span.label === indexOf('item')) count(scores.items, same !== undefined && !isHidden(same.label));
    if (isOneOf(span.label, ['date', 'time', 'money', 'rate']))
      count(scores.values, same?.label === span.label);
  }
  const key = ({ label, start, end }: SpanLike): string => `${mergedLabel(label)}:${start}:${end}`;
  const keys = new Set(gold.map(key));
  scores.merged.there += gold.length;
  scores.merged.found += found.length;
  scores.merged.right += found.filter((span) => keys.has(key(span))).length;
  for (const { label, start, end, instruction } of found) {
    if (!isHidden(label)) continue;
    const right = wanted.subarray(start, end).filter((want) => want === unlabelled || isHidden(want)).length;
    for (const [least, tally] of scores.certainty)
      if (instruction >= least) count(tally, right >= 0.9 * (end - start));
  }
}

function count(tally: { right: number; there: number }, isRight: boolean): void {
  tally.there++;
  if (isRight) tally.right++;
}

function paint(length: number, spans: readonly SpanLike[]): Uint8Array {
  const painted = new Uint8Array(length).fill(unlabelled);
  for (const { label, start, end } of spans) painted.fill(label, start, end);
  return painted;
}

/** Returns the most frequent confusions, in characters: expected label, found label. */
export function largestConfusions(
  { confusion }: PrintScores,
  most: number,
): { wanted: string; found: string; characters: number }[] {
  const width = labels.length + 1;
  const all = [...confusion].map((characters, cell) => ({
    wanted: labels[Math.floor(cell / width)] ?? 'nothing',
    found: labels[cell % width] ?? 'nothing',
    characters,
  }));
  return all
    .filter(({ wanted, found }) => wanted !== found)
    .sort((first, second) => second.characters - first.characters)
    .slice(0, most);
}
