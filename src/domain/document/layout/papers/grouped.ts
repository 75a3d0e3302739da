import type { DraftBlock } from '../../draft.ts';
import { inGroups } from '../in-groups.ts';
import { block, element, type Html } from '../markup.ts';
import { balanced } from './balance.ts';

/** Groups laid out in columns. */
export interface Groups<Group> {
  readonly groups: readonly Group[];
  /** Height of each group in lines. */
  readonly heights: readonly number[];
  readonly columns: number;
  /** Lines per column of a page; taller groups use rows, which can break across pages. */
  readonly linesPerColumn: number;
  readonly className: string;
  readonly name: string;
  readonly idOf: (group: Group) => string;
  readonly htmlOf: (group: Group) => Html;
}

/** Maximum height of a group beside another one, as a share of the page. */
const mostOfPage = 0.8;

/** Lays out groups in balanced columns, or in rows of one block each if they don't fit on a page. */
export function groupBlocks<Group>(given: Groups<Group>): readonly DraftBlock[] {
  const { groups, heights, columns, className, name, idOf, htmlOf } = given;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const isLong = total > given.linesPerColumn * columns;
  // Groups side by side can't break across pages, so a group nearly as tall as a page gets its own row.
  const isHigh = isLong && heights.some((height) => height > given.linesPerColumn * mostOfPage);
  const shown = isHigh ? 1 : columns;
  const rows = isLong
    ? inGroups(groups, shown).map((row) => row.map((group) => [group]))
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
