import type { Figure } from '../../content/blocks/figure.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import { fold } from '../../reader/tokenize.ts';
import { type FigureRun, figureRuns, type NamedFigure } from '../facts/figure-runs.ts';
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
  const isDeck = rowsAsChart === chartedRows;
  const seriesOf = (items: readonly string[]): FigureRun | null => listedRun(items, language, isDeck);
  // Lists of one page are compared in the same form.
  const lists = parts.filter((part) => part.type === 'prices');
  const compared = new Map(lists.map((list) => [list, rowsAsChart(list.rows, language)]));
  const areCompared = lists.every((list) => compared.get(list));
  for (const part of parts.flatMap((each) => withSeries(each, seriesOf))) {
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

const lettersOf = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a name is one of a month or a day: 'Jan'. */
const isOfCalendar = ({ label }: NamedFigure): boolean => calendarNames(fold(label)).length > 0;

/**
 * Returns a list as figures of one kind; null if an item says more than a name and a number. Outside of slides, only
 * months and days are a series: a list of chairs and tables isn't.
 */
function listedRun(items: readonly string[], language: ReaderLanguage, isDeck: boolean): FigureRun | null {
  const [run] = figureRuns(items.join(', '), language);
  if (!run?.isSeries || run.group !== undefined || run.figures.length !== items.length) return null;
  const isWhole = run.figures.every(
    ({ label, written }, at) => lettersOf(items[at] ?? '') === lettersOf(label + written),
  );
  return isWhole && (isDeck || run.figures.every(isOfCalendar)) ? run : null;
}

/** Returns a part with what it says of each month, or of each thing on a slide, as a chart of its own. */
function withSeries(part: SheetPart, seriesOf: (items: readonly string[]) => FigureRun | null): SheetPart[] {
  if (part.type === 'list') {
    const run = part.title === null ? null : seriesOf(part.items);
    return [run ? { type: 'runs', title: part.title, runs: [run] } : part];
  }
  if (part.type !== 'pairs') return [part];
  const runs = part.rows.map(({ value }) => seriesOf(value.split(/,\s+/)));
  if (!runs.some((run) => run !== null)) return [part];
  return part.rows.map((row, at): SheetPart => {
    const run = runs[at];
    return run ? { type: 'runs', title: row.label, runs: [run] } : { type: 'pairs', rows: [row] };
  });
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
