import type { RichText, TableContent } from '../../brief.ts';
import { element, type Html, textElement } from '../markup.ts';
import { plainText, richHtml } from '../rich-text.ts';

/** A table with its caption; columns of numbers stand right where the content says so. */
export function tableHtml(table: TableContent, id: string): Html {
  const classAt = (column: number): string | undefined => {
    const alignment = table.alignment[column];
    return alignment === 'right' ? 'num' : alignment === 'center' ? 'mid' : undefined;
  };
  const rowHtml = (row: readonly RichText[], name: string): Html =>
    element(
      'tr',
      {},
      ...row.map((cell, column) =>
        element('td', { class: classAt(column), id: `${id}.${name}.${column + 1}` }, richHtml(cell)),
      ),
    );
  const hasHead = table.head.some((cell) => plainText(cell).trim() !== '');
  return element(
    'table',
    { class: table.isTight ? 'grid-table is-tight' : 'grid-table', id },
    table.caption !== undefined && textElement('caption', { class: 'note-text' }, table.caption),
    hasHead &&
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...table.head.map((cell, column) =>
            element(
              'th',
              { class: classAt(column), id: `${id}.0.${column + 1}`, more: { scope: 'col' } },
              richHtml(cell),
            ),
          ),
        ),
      ),
    element('tbody', {}, ...table.rows.map((row, index) => rowHtml(row, String(index + 1)))),
    table.foot && element('tfoot', {}, ...table.foot.map((row, index) => rowHtml(row, `total${index + 1}`))),
  );
}
