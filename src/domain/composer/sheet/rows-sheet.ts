import type { PromptReading } from '../../reader/read-prompt.ts';
import { type Labeled, type ReadRow, type RowReading, readRows } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { wordsOf } from './clause-values.ts';
import { rowTable } from './row-cells.ts';
import type { Sheet, SheetFact, SheetPair, SheetPart, Slot } from './sheet.ts';

/** Places of the page for words outside of rows. */
const slotOf: Readonly<Partial<Record<OuterLabel, Slot>>> = {
  date: 'when',
  time: 'when',
  place: 'where',
  from: 'from',
  to: 'to',
  fromaddr: 'where',
  toaddr: 'where',
  person: 'with',
  contact: 'contact',
};

/** Labels of words that ask for the page. */
const asking: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['kind', 'cmd', 'wish', 'hide']);

const fewestRows = 2;
/** The mean probability of the beginnings of rows from which on they are what the page lists. */
const leastSure = 0.5;
const mostly = 0.5;

/** The words of a prompt in which a colon, a mark or a line ends what belongs together. */
const ends = /[.,;:!?\n()–—•|]/u;

/** Returns the words beside a part that no label covers, up to the next mark. */
function widened(text: string, part: Range, taken: readonly Range[]): Range {
  const before = taken.filter(({ end }) => end <= part.start).map(({ end }) => end);
  const behind = taken.filter(({ start }) => start >= part.end).map(({ start }) => start);
  let start = part.start;
  const first = Math.max(0, ...before);
  while (start > first && !ends.test(text.charAt(start - 1))) start--;
  let end = part.end;
  const last = Math.min(text.length, ...behind);
  while (end < last && !ends.test(text.charAt(end))) end++;
  return { start, end };
}

/** Returns the part of a range that says something, or null. */
const inner = (text: string, { start, end }: Range, { language }: PromptReading): Range | null =>
  withoutSmallEnds(text, start, end, language);

/** Returns whether both readers take words for a request rather than a fact. */
const isAsked = (part: Labeled<OuterLabel>, { spans }: PromptReading): boolean =>
  asking.has(part.label) && spans.some((span) => unprinted.has(span.label) && overlaps(span, part));

/** Returns the unlabeled words outside of rows that say something. */
function leftovers(text: string, from: number, taken: readonly Range[], reading: PromptReading): Range[] {
  const sorted = taken.filter(({ end }) => end > from).sort((a, b) => a.start - b.start);
  const found: Range[] = [];
  let at = from;
  for (const { start, end } of [...sorted, { start: text.length, end: text.length }]) {
    let piece = at;
    for (let index = at; index <= start; index++) {
      if (index < start && !ends.test(text.charAt(index))) continue;
      const said = inner(text, { start: piece, end: index }, reading);
      const isWish = (range: Range): boolean =>
        reading.spans.some((span) => unprinted.has(span.label) && overlaps(span, range));
      if (said && saysSomething(text.slice(said.start, said.end), reading.language) && !isWish(said))
        found.push(said);
      piece = index + 1;
    }
    at = Math.max(at, end);
  }
  return found;
}

const isPrice = ({ label }: Labeled<RowRole>): boolean => label === 'amount' || label === 'rate';
const isScheduled = ({ label }: Labeled<RowRole>): boolean =>
  label === 'date' || label === 'time' || label === 'person' || label === 'place' || label === 'dur';

/** Returns a row as what is sold and its price; null without one price. */
function pricedPair(text: string, row: ReadRow, reading: PromptReading): SheetPair | null {
  const [price, ...others] = row.parts.filter(isPrice);
  if (!price || others.length > 0) return null;
  const next = row.parts.find(({ start }) => start >= price.end)?.start ?? row.end;
  // 'per child' behind a price belongs to it.
  const behind = ends.exec(text.slice(price.end, next))?.index ?? next - price.end;
  const end = price.end + behind;
  const [before, after] = [
    inner(text, { start: row.start, end: price.start }, reading),
    inner(text, { start: end, end: row.end }, reading),
  ];
  const label = [before, after]
    .flatMap((side) => (side ? [wordsOf(text, side.start, side.end)] : []))
    .join(', ');
  return label === '' ? null : { label, value: wordsOf(text, price.start, end) };
}

interface Group {
  readonly title: string | null;
  readonly rows: readonly ReadRow[];
}

function groupsOf(rows: readonly ReadRow[], titles: readonly Labeled<OuterLabel>[]): Group[] {
  const result: { title: string | null; start: number; rows: ReadRow[] }[] = [];
  for (const row of rows) {
    const title = titles.findLast(({ end }) => end <= row.start);
    const start = title?.start ?? -1;
    const open = result.at(-1);
    if (open && open.start === start) open.rows.push(row);
    else result.push({ title: title?.text ?? null, start, rows: [row] });
  }
  return result;
}

/** Returns the rows of a prompt as a table, a price list or lists. */
function partsOf(text: string, groups: readonly Group[], reading: PromptReading): SheetPart[] {
  const rows = groups.flatMap((group) => group.rows);
  const shareOf = (isOne: (part: Labeled<RowRole>) => boolean): number =>
    rows.filter(({ parts }) => parts.some(isOne)).length / rows.length;
  const pairs = groups.map((group) => group.rows.map((row) => pricedPair(text, row, reading)));
  const isPriced = pairs.flat().filter(Boolean).length >= rows.length * mostly;
  const when = shareOf(({ label }) => label === 'date' || label === 'time');
  if (isPriced && when < mostly)
    return groups.map(({ title, rows: own }, at) => ({
      type: 'prices' as const,
      title,
      rows: own.map(
        (row, index) => pairs[at]?.[index] ?? { label: wordsOf(text, row.start, row.end), value: '' },
      ),
    }));
  if (shareOf(isScheduled) >= mostly) return [{ type: 'rows', ...rowTable(text, groups, reading.language) }];
  const said = (row: ReadRow): string => {
    const own = inner(text, row, reading) ?? row;
    return wordsOf(text, own.start, own.end);
  };
  return groups.map(
    ({ title, rows: own }): SheetPart =>
      title === null
        ? { type: 'points', items: own.map(said) }
        : { type: 'list', title, items: own.map(said) },
  );
}

/** Returns the facts and remarks outside of rows. */
function othersOf(
  text: string,
  from: number,
  { rows, others }: RowReading,
  reading: PromptReading,
): { facts: SheetFact[]; lead: string[]; points: string[] } {
  const facts: SheetFact[] = [];
  const lead: string[] = [];
  const taken: Range[] = [...rows, ...others];
  const points: { start: number; text: string }[] = [];
  for (const part of others) {
    if (part.end <= from || part.label === 'group' || isAsked(part, reading)) continue;
    const slot = slotOf[part.label];
    const isNamed = part.label === 'title' || part.label === 'subject' || part.label === 'kind';
    const wide = widened(
      text,
      part,
      taken.filter((range) => range !== part),
    );
    const cut = { start: Math.max(wide.start, from), end: wide.end };
    const said = inner(text, cut, reading) ?? part;
    taken.push(cut);
    if (isNamed) lead.push(wordsOf(text, said.start, said.end));
    else if (slot) {
      // 'doors 7 pm' keeps its own name.
      const name = inner(text, { start: cut.start, end: part.start }, reading);
      const label = name && wordsOf(text, name.start, name.end);
      const value = wordsOf(text, part.start, Math.max(part.end, said.end));
      facts.push({ slot, label, value });
    } else points.push({ start: said.start, text: wordsOf(text, said.start, said.end) });
  }
  for (const { start, end } of leftovers(text, from, taken, reading))
    points.push({ start, text: wordsOf(text, start, end) });
  return {
    facts,
    lead,
    points: points.sort((a, b) => a.start - b.start).map(({ text: words }) => words),
  };
}

/** What the rows of a prompt say, and where its opening words end. */
export interface RowsSheet {
  readonly from: number;
  readonly sheet: Sheet;
  readonly rows: readonly Range[];
}

const countRows = (part: SheetPart): number => {
  if (part.type === 'prices' || part.type === 'pairs') return part.rows.length;
  return part.type === 'days' ? part.days.reduce((sum, { events }) => sum + events.length, 0) : 0;
};

/**
 * Returns whether the punctuation of a prompt says what its rows are: no clause holds two of them, and its clauses give as
 * many.
 */
export function isPunctuated(clauses: readonly Range[], sheet: Sheet, { rows }: RowsSheet): boolean {
  const startsIn = (clause: Range): number =>
    rows.filter(({ start }) => start >= clause.start && start < clause.end).length;
  const count = sheet.parts.reduce((sum, part) => sum + countRows(part), 0);
  return count >= rows.length && clauses.every((clause) => startsIn(clause) < 2);
}

/**
 * Reads the facts of a prompt by its rows, as the reader of rows finds them; null if it is not sure that there are any.
 * @param head where the opening words end
 */
export function rowsSheet(text: string, head: number, reading: PromptReading): RowsSheet | null {
  const [read] = readRows({ text, language: reading.language, spans: reading.spans });
  if (!read || read.rows.length < fewestRows) return null;
  const sure = read.rows.reduce((sum, { confidence }) => sum + confidence, 0) / read.rows.length;
  if (sure < leastSure) return null;
  const titles = read.others.filter(({ label }) => label === 'group');
  const from = Math.min(head, read.rows[0]?.start ?? head, titles[0]?.start ?? head);
  const { facts, lead, points } = othersOf(text, from, read, reading);
  const parts = partsOf(text, groupsOf(read.rows, titles), reading);
  if (points.length > 0) parts.push({ type: 'points', items: points, isRemark: true });
  return { from, rows: read.rows, sheet: { opening: null, lead, facts, parts } };
}
