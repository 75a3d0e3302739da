import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import type { PageScale } from '../kit/scale.ts';
import { textAdvance } from '../kit/text-advance.ts';
import type { TableData } from './blocks/table-data.ts';
import { briefColumns } from './brief-columns.ts';
import { scaleOf } from './page-capacity.ts';
import { computedText, type FieldText, repeated } from './text/field-text.ts';

/** Space beside the words of a cell, as shares of the gutter; the style sheets have the same. */
const cellGap = { usual: 0.7, tight: 0.35 };
/** Kerning and weight are not in the measures. */
const wordReserve = 1.03;
/** Rows that are measured: enough to know a table, and a long one costs no more. */
const measuredRows = 120;
/** Heads are set heavier than the face that is measured. */
const headFactor = 1.08;

export interface TableWidths {
  readonly sizePx: number;
  /** Width of the words of each column in px. */
  readonly columns: readonly number[];
  /** Even the longest words of all columns stand side by side. */
  readonly isEnough: boolean;
}

/** Type size and gap of a table's cells. */
function setting(table: TableData, { body, note, gutter }: PageScale): readonly [size: number, gap: number] {
  return table.isTight ? [note, gutter * cellGap.tight] : [body, gutter * cellGap.usual];
}

/** What a browser makes of the columns of a table `widthPx` wide, from the widths of words and of whole cells. */
export function tableWidths(table: TableData, look: Look, widthPx: number): TableWidths {
  const face = directions[look.direction].textFace;
  const [sizePx, gap] = setting(table, scaleOf(look));
  const count = table.head.length;
  const room = widthPx - gap * (count - 1);
  const em = (text: string): number => textAdvance(text, face) * sizePx;
  const cells = (column: number): readonly (readonly [string, number])[] => [
    [table.head[column]?.plain ?? '', headFactor],
    ...[...table.rows.slice(0, measuredRows), ...(table.foot ?? [])].map(
      (row) => [row[column]?.plain ?? '', 1] as const,
    ),
  ];
  const brief = briefColumns(table);
  const sizes = Array.from({ length: count }, (_, column) => {
    const isWhole = brief.has(column) || (table.alignment[column] === 'right' && !table.isTight);
    let [least, natural] = [0, 0];
    for (const [text, factor] of cells(column)) {
      const whole = em(text) * factor;
      natural = Math.max(natural, whole);
      const words = isWhole && factor === 1 ? [text] : text.split(/\s+/);
      for (const word of words) least = Math.max(least, em(word) * factor);
    }
    return { least, natural };
  });
  const sum = (pick: 'least' | 'natural'): number => sizes.reduce((total, size) => total + size[pick], 0);
  const [least, natural] = [sum('least'), sum('natural')];
  const share = natural <= room ? 1 : Math.max(0, (room - least) / (natural - least || 1));
  return {
    sizePx,
    columns: sizes.map((size) =>
      Math.max(1, (size.least + (size.natural - size.least) * share) * Math.max(1, share * (room / natural))),
    ),
    isEnough: least * wordReserve <= room,
  };
}

/** Caption and first column again: they belong to the part before. */
function withRepeatedColumn(table: TableData): TableData {
  const of = ([first, ...cells]: readonly FieldText[]): readonly FieldText[] =>
    first ? [repeated(first), ...cells] : cells;
  return {
    ...table,
    head: of(table.head),
    rows: table.rows.map(of),
    ...(table.caption && { caption: repeated(table.caption) }),
    ...(table.foot && { foot: table.foot.map(of) }),
  };
}

/** The columns of a table in groups that fit, each after the first column once more. */
function inGroups(table: TableData, look: Look, widthPx: number): readonly TableData[] {
  const pick = (columns: readonly number[]): TableData => {
    const of = (row: readonly FieldText[]): readonly FieldText[] =>
      columns.map((column) => row[column] ?? computedText(''));
    return {
      ...table,
      head: of(table.head),
      rows: table.rows.map(of),
      ...(table.foot ? { foot: table.foot.map(of) } : {}),
      alignment: columns.map((column) => table.alignment[column] ?? 'left'),
    };
  };
  const fits = (columns: readonly number[]): boolean => tableWidths(pick(columns), look, widthPx).isEnough;
  const share = (most: number): readonly number[][] => {
    const groups: number[][] = [];
    for (let column = 1; column < table.head.length; column += 1) {
      const last = groups.at(-1);
      if (last && last.length <= most && fits([...last, column])) last.push(column);
      else groups.push([0, column]);
    }
    return groups;
  };
  const count = share(table.head.length).length;
  /* As many in each, rather than one column left over. */
  const even = share(Math.ceil((table.head.length - 1) / count));
  const groups = even.length === count ? even : share(table.head.length);
  return groups.map((columns, at) => (at === 0 ? pick(columns) : withRepeatedColumn(pick(columns))));
}

/**
 * A table that stands in `widthPx`: as it is, else in small type, else cut into several with the first column
 * repeated. No column is left out.
 */
export function fitTable(table: TableData, look: Look, widthPx: number): readonly TableData[] {
  if (tableWidths(table, look, widthPx).isEnough) return [table];
  const tight = { ...table, isTight: true };
  if (table.head.length < 3 || tableWidths(tight, look, widthPx).isEnough) return [tight];
  return inGroups(tight, look, widthPx);
}
