import type { RootContent, Table } from 'mdast';
import type { LooseFields } from './data.ts';
import { textBelow } from './inline.ts';

const cellsOf = (table: Table): string[][] => table.children.map((row) => row.children.map(textBelow));

export const tableIn = (nodes: readonly RootContent[]): Table | undefined =>
  nodes.find((node) => node.type === 'table');

/** Returns the texts of paragraphs outside of lists and tables. */
export const paragraphsOf = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' || node.type === 'heading' ? [textBelow(node)] : []));

export function tableFields(table: Table): LooseFields {
  const [head = [], ...rows] = cellsOf(table);
  const align = table.align ?? [];
  return {
    head,
    rows,
    ...(align.some((side) => side !== null) && { align: align.map((side) => side ?? 'left') }),
  };
}

/**
 * Reads a table as a chart: the first column has the labels, each further one is a series named by the
 * header.
 */
export function chartFields(table: Table): LooseFields {
  const [head = [], ...rows] = cellsOf(table);
  const count = Math.max(1, ...rows.map((row) => row.length - 1), head.length - 1);
  return {
    labels: rows.map((row) => row[0] ?? ''),
    series: Array.from({ length: count }, (_, at) => ({
      name: head[at + 1] ?? '',
      values: rows.map((row) => row[at + 1] || null),
    })),
  };
}
