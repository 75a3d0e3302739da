import type { ReaderLanguage } from '../../reader/languages.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import type { KindId } from '../page/kinds.ts';
import { isSentence } from '../page/say-phrase.ts';
import type { Sheet, SheetFact, SheetPart, Slot } from '../sheet/sheet.ts';
import { pageParts, type ReadPage } from './page-parts.ts';
import { type ColumnRole, cellsOf, columnsOf, isNumbered, numeric, rowWords } from './row-cells.ts';
import { type LineRun, type RowRun, runsOf, type Series, seriesOf } from './row-runs.ts';

const slots: Partial<Record<OuterLabel, Slot>> = {
  date: 'when',
  time: 'when',
  place: 'where',
  fromaddr: 'where',
  toaddr: 'where',
  contact: 'contact',
  person: 'with',
  to: 'to',
};

/** Above this number of rows, each group has a table of its own. */
const mostInTable = 24;

interface Told extends ReadPage {
  readonly kind: KindId | null;
}

/** Returns the name and the value of a line such as 'Wi-Fi: guest, password 1234'. */
function pairOf(line: string): { label: string; value: string } | null {
  const [, label = '', value = ''] = /^(\p{L}[^:.!?]{1,38}):\s+(\S.*)$/u.exec(line) ?? [];
  return value !== '' && label.split(' ').length <= 4 ? { label, value } : null;
}

function partOfLines({ group, lines }: LineRun, language: ReaderLanguage): SheetPart {
  if (group !== null) return { type: 'list', title: group, items: lines };
  const pairs = lines.flatMap((line) => pairOf(line) ?? []);
  if (pairs.length > 1 && pairs.length === lines.length) return { type: 'pairs', rows: pairs };
  const [only = ''] = lines;
  if (lines.length === 1) return { type: 'sentence', text: only };
  const told = lines.filter((line) => isSentence({ text: line }, language));
  return told.length > lines.length / 2 && told.length > 2
    ? {
        type: 'sentence',
        text: lines.map((line) => (/[.!?…。！？؟]$/u.test(line) ? line : `${line}.`)).join(' '),
      }
    : { type: 'points', items: lines, isRemark: true };
}

const ordered: ReadonlySet<KindId | null> = new Set<KindId | null>(['agenda', 'minutes']);
/** Up to this number of columns, a table without times or prices is a list. */
const ofNames: readonly string[] = ['', 'name'];

/** Returns the rows of one group in the form of their series. */
function partOfRun(run: RowRun, columns: readonly ColumnRole[], told: Told): SheetPart {
  const { text, language, kind } = told;
  const { group: title, rows } = run;
  const cells = rows.map((row) => cellsOf(text, row, columns, language));
  if (ofNames.includes(columns.join())) {
    const items = rows.map((row) => rowWords(text, row));
    const isOrdered = ordered.has(kind) || rows.every((row) => isNumbered(text, row));
    return { type: isOrdered ? 'steps' : 'list', title, items };
  }
  if (columns.length === 2 && columns.at(-1) === 'amount')
    return { type: 'prices', title, rows: cells.map(([label = '', value = '']) => ({ label, value })) };
  return {
    type: 'table',
    title,
    columns: columns.map((role) => (numeric.has(role) ? 'right' : 'left')),
    rows: cells,
    keys: keysOf(columns),
  };
}

/** Number of columns that tell when. */
const keysOf = (columns: readonly ColumnRole[]): number =>
  columns.filter((role) => role === 'date' || role === 'time').length;

/** Returns the groups of a timetable as one table, with each group before its rows. */
function timetable(
  runs: readonly RowRun[],
  columns: readonly ColumnRole[],
  { text, language }: Told,
): SheetPart {
  const rows = runs.flatMap(({ group, rows: each }) =>
    each.map((row, at) => [at === 0 ? (group ?? '') : '', ...cellsOf(text, row, columns, language)]),
  );
  return {
    type: 'table',
    title: null,
    columns: ['left', ...columns.map((role) => (numeric.has(role) ? 'right' : 'left') as 'left' | 'right')],
    rows,
    keys: 1 + keysOf(columns),
  };
}

/** Returns what the rows of a prompt say, in its order. */
export function sheetOfRows(told: Told): Sheet {
  const { language } = told;
  const { runs, facts } = runsOf(pageParts(told));
  // A sign says its first line in large letters, and below all others who says so.
  const [first] = runs;
  const isSign = told.kind === 'sign';
  const said = isSign && first?.type === 'lines' && first.group === null ? first.lines.splice(0, 1) : [];
  const signed = facts.filter(({ label }) => isSign && label === 'from');
  const named = facts.filter((fact) => !signed.includes(fact));
  const lead = named
    .filter(({ label }) => !(label in slots))
    .map(({ name, text: words }) => (name ? `${name}: ${words}` : words));
  const bySeries = new Map<Series, RowRun[]>();
  for (const run of runs)
    if (run.type === 'run') bySeries.set(seriesOf(run), [...(bySeries.get(seriesOf(run)) ?? []), run]);
  const columnsFor = new Map(
    Array.from(bySeries, ([series, own]) => [series, columnsOf(own.flatMap(({ rows }) => rows))]),
  );
  const parts: SheetPart[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (!run) break;
    if (run.type === 'lines') {
      if (run.lines.length > 0) parts.push(partOfLines(run, language));
      continue;
    }
    const series = seriesOf(run);
    const columns = columnsFor.get(series) ?? ['name'];
    let next = at;
    const side: RowRun[] = [];
    for (let each = runs[next]; each?.type === 'run' && seriesOf(each) === series; each = runs[++next])
      side.push(each);
    const count = side.reduce((sum, { rows }) => sum + rows.length, 0);
    const isTimetable =
      series === 'times' &&
      side.length > 1 &&
      count <= mostInTable &&
      side.every(({ group }) => group !== null);
    if (isTimetable) {
      parts.push(timetable(side, columns, told));
      at = next - 1;
    } else parts.push(partOfRun(run, columns, told));
  }
  return {
    opening: null,
    lead: [...lead, ...said],
    facts: facts.flatMap(({ label, name, text: value }): SheetFact[] => {
      const slot = isSign && label === 'from' ? 'contact' : slots[label];
      return slot ? [{ slot, label: name, value }] : [];
    }),
    parts,
  };
}
