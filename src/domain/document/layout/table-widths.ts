import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import type { PageScale } from '../kit/scale.ts';
import { textAdvance } from '../kit/text-advance.ts';
import type { TableData } from './blocks/table-data.ts';
import { briefColumns } from './brief-columns.ts';
import { scaleOf } from './page-capacity.ts';
import { computedText, type FieldText, repeated } from './text/field-text.ts';

/** Space beside the text of a cell, as shares of the gutter; must match the style sheets. */
const cellGap = { usual: 0.7, tight: 0.35 };
/** Allowance for kerning and weight, which are not measured. */
const wordReserve = 1.03;
/** Maximum number of rows measured, so that the cost doesn't grow with the table. */
const measuredRows = 120;
/** Allowance for head cells, which are heavier than the measured face. */
const headFactor = 1.08;

export interface TableWidths {
  readonly sizePx: number;
  /** Text width of each column in px. */
  readonly columns: readonly number[];
  /** True if the longest words of all columns fit side by side. */
  readonly isEnough: boolean;
}

/** Returns type size and cell gap of a table. */
function setting(table: TableData, { body, note, gutter }: PageScale): readonly [size: number, gap: number] {
  return table.isTight ? [note, gutter * cellGap.tight] : [body, gutter * cellGap.usual];
}

/**
 * Returns the column widths a browser would use for a table `widthPx` wide, from the widths of words and of
 * whole cells.
 */
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
      Math.max(
        1,
        (size.least + (size.natural - size.least) * share) * Math.max(1, share * (room / (natural || 1))),
      ),
    ),
    isEnough: least * wordReserve <= room,
  };
}

/**
 * Removes the fields of caption and first column when they are repeated, because they belong to the first
 * part.
 */
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

/** Splits the columns of a table into groups that fit, repeating the first column in each. */
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
  /* Balances the groups, to avoid a single last column. */
  const even = share(Math.ceil((table.head.length - 1) / count));
  const groups = even.length === count ? even : share(table.head.length);
  return groups.map((columns, at) => (at === 0 ? pick(columns) : withRepeatedColumn(pick(columns))));
}

/**
 * Fits a table into `widthPx`: unchanged, else in small type, else split into several with the first column
 * repeated. Never drops a column.
 */
export function fitTable(table: TableData, look: Look, widthPx: number): readonly TableData[] {
  if (tableWidths(table, look, widthPx).isEnough) return [table];
  const tight = { ...table, isTight: true };
  if (table.head.length < 3 || tableWidths(tight, look, widthPx).isEnough) return [tight];
  return inGroups(tight, look, widthPx);
}
