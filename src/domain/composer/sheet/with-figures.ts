import type { Figure } from '../../content/blocks/figure.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type FigureRun, figureRuns } from '../facts/figure-runs.ts';
import { keyFigure } from '../page/key-figure.ts';
import type { SheetPair, SheetPart } from './sheet.ts';

const fewestFigures = 2;

/** Shows the numbers among points as key figures, before what is told in words, and those of one kind as a chart. */
export function withFigures(
  parts: readonly SheetPart[],
  language: ReaderLanguage,
  rowsAsChart = comparedRows,
): readonly SheetPart[] {
  const figureOf = (item: string): Figure | null => keyFigure(item, language);
  const all = parts.flatMap((part) =>
    part.type === 'points' && !part.isRemark ? part.items.filter(figureOf) : [],
  );
  const result: SheetPart[] = [];
  // Lists of one page are compared in the same form.
  const lists = parts.filter((part) => part.type === 'prices');
  const compared = new Map(lists.map((list) => [list, rowsAsChart(list.rows, language)]));
  const areCompared = lists.every((list) => compared.get(list));
  for (const part of parts) {
    const run = part.type === 'prices' && areCompared ? compared.get(part) : null;
    if (part.type === 'prices' && run) result.push({ type: 'runs', title: part.title, runs: [run] });
    else if (part.type !== 'points' || part.isRemark || all.length < fewestFigures) result.push(part);
    else {
      const figures = part.items.flatMap((item) => figureOf(item) ?? []);
      const rest = part.items.filter((item) => figureOf(item) === null);
      if (figures.length > 0) result.push({ type: 'figures', items: figures });
      if (rest.length > 0) result.push({ ...part, items: rest });
    }
  }
  return result;
}

/** Returns rows as figures of one kind; null if one of them has more to it than a name and its number. */
function comparedRows(rows: readonly SheetPair[], language: ReaderLanguage): FigureRun | null {
  const [run] = figureRuns(rows.map(({ label, value }) => `${label} ${value}`).join(', '), language);
  const isWhole =
    run?.figures.length === rows.length &&
    rows.every(({ value }, at) => run.figures[at]?.written === value) &&
    rows.every(({ label }, at) => run.group !== undefined || run.figures[at]?.label === label);
  return isWhole ? run : null;
}

/** Returns rows as figures of one kind whatever their names say, for slides. */
export function chartedRows(rows: readonly SheetPair[], language: ReaderLanguage): FigureRun | null {
  const names = rows.map((_, at) => String.fromCodePoint(firstLetter + at).repeat(3));
  const [run] = figureRuns(rows.map(({ value }, at) => `${names[at]} ${value}`).join(', '), language);
  const isWhole =
    run?.figures.length === rows.length && rows.every(({ value }, at) => run.figures[at]?.written === value);
  if (!isWhole || !run.isSeries) return null;
  const { group, ...own } = run;
  return { ...own, figures: run.figures.map((each, at) => ({ ...each, label: rows[at]?.label ?? '' })) };
}
const firstLetter = 0x42;
