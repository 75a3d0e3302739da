import type { DraftBlock } from '../../draft.ts';
import { block, element, type Html } from '../markup.ts';
import { balanced } from './balance.ts';
import { inRows } from './paper.ts';

/** Parts of a paper that stand in columns. */
export interface Groups<Group> {
  readonly groups: readonly Group[];
  /** Lines that each takes. */
  readonly heights: readonly number[];
  readonly columns: number;
  /** Lines that a column of a page holds; longer groups go on in rows, which can be broken. */
  readonly linesPerColumn: number;
  readonly className: string;
  readonly name: string;
  readonly idOf: (group: Group) => string;
  readonly htmlOf: (group: Group) => Html;
}

/** Share of a page that a group may take beside another one. */
const mostOfPage = 0.8;

/** Groups in even columns; in rows, one block each, where they don't fit on a page. */
export function groupBlocks<Group>(given: Groups<Group>): readonly DraftBlock[] {
  const { groups, heights, columns, className, name, idOf, htmlOf } = given;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const isLong = total > given.linesPerColumn * columns;
  // Side by side is never torn, so what is nearly as high as a page stands alone.
  const isHigh = isLong && heights.some((height) => height > given.linesPerColumn * mostOfPage);
  const shown = isHigh ? 1 : columns;
  const rows = isLong
    ? inRows(groups, shown).map((row) => row.map((group) => [group]))
    : [balanced(groups, heights, columns)];
  return rows.map((row) => {
    const first = row[0]?.[0];
    return block(
      'section',
      {
        class: `passage paper-columns ${className}`,
        id: `${first === undefined ? name : idOf(first)}.row`,
        name,
        style: `--cols:${shown}`,
      },
      ...row.map((column) => element('div', { class: 'paper-column' }, ...column.map(htmlOf))),
    );
  });
}
