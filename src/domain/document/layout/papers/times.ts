import type { TableData } from '../blocks/table-data.ts';
import { element, type Html, richElement, textElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';

const longestTime = 18;
/**
 * Matches '9:30', '18:00–19:00', '8.15 Uhr', '2 p.m.', '10', '1st hour': a time of day or a number of
 * minutes.
 */
const timeShape = /^\d{1,2}(?:[:.h]\d{2})?(?:\D|$)/u;
/** Minimum number of day or room columns in a timetable. */
const fewestOfGrid = 4;

export const isTime = ({ plain, spans }: FieldText): boolean => {
  const words = plain.trim();
  return words.length <= longestTime && (timeShape.test(words) || spans.some(({ isGap }) => isGap));
};

/** Returns whether the first column is a time: a time of day, minutes, or a counting number. */
export function isTimed({ rows }: TableData): boolean {
  const first = rows.map((row) => row[0]).filter((cell) => cell !== undefined && cell.plain.trim() !== '');
  return (
    rows.length > 1 &&
    first.length >= rows.length * 0.6 &&
    first.every((cell) => cell !== undefined && isTime(cell))
  );
}

export const isGrid = ({ head }: TableData): boolean => head.length >= fewestOfGrid;

/** Longer words for a time are on two lines in a grid: '24 May (Pentecost)'. */
const longestWhen = 14;

const isBlank = (cell: FieldText | undefined): boolean => (cell?.plain ?? '').trim() === '';

/**
 * Returns how to merge the cells of a row: one entry for all columns, or an entry without others beside it.
 */
function spanOf(row: readonly FieldText[]): 'row' | 'shared' | null {
  const [first, ...others] = row.slice(1);
  if (first === undefined || others.length === 0) return null;
  if (!isBlank(first) && others.every(isBlank)) return 'row';
  const words = first.plain.trim();
  const areSame = words !== '' && others.every(({ plain }) => plain.trim() === words);
  return areSame && others.length > 1 ? 'shared' : null;
}

/** Returns a table by time with large times; common entries span all columns. */
export function timeTableHtml(table: TableData, id: string): Html {
  const hasHead = table.head.some((cell) => !isBlank(cell));
  const columns = table.head.length;
  const rowHtml = (row: readonly FieldText[], at: number): Html => {
    const span = columns > 2 ? spanOf(row) : null;
    const [time, ...cells] = row;
    const shown = span === null ? cells : cells.slice(0, 1);
    return element(
      'tr',
      { class: span === null ? undefined : `is-${span}` },
      time && richElement('td', { class: 'when', id: `${id}.${at + 1}.1` }, time),
      ...shown.map((cell, column) =>
        richElement(
          'td',
          {
            class: table.alignment[column + 1] === 'right' && span === null ? 'num' : undefined,
            id: `${id}.${at + 1}.${column + 2}`,
            ...(span !== null && { more: { colspan: String(columns - 1) } }),
          },
          cell,
        ),
      ),
    );
  };
  const isLong = table.rows.some(([when]) => (when?.plain.length ?? 0) > longestWhen);
  const gridClass = [
    'grid-table time-table',
    columns >= fewestOfGrid && 'is-grid',
    columns >= fewestOfGrid && isLong && 'is-long',
  ]
    .filter(Boolean)
    .join(' ');
  return element(
    'table',
    { class: gridClass, id },
    table.caption !== undefined && textElement('caption', { class: 'note-text' }, table.caption),
    hasHead &&
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...table.head.map((cell, column) =>
            richElement(
              'th',
              {
                class: column === 0 ? 'when' : table.alignment[column] === 'right' ? 'num' : undefined,
                id: `${id}.0.${column + 1}`,
                more: { scope: 'col' },
              },
              cell,
            ),
          ),
        ),
      ),
    element('tbody', {}, ...table.rows.map(rowHtml)),
    table.foot &&
      element(
        'tfoot',
        {},
        ...table.foot.map((row, at) =>
          element(
            'tr',
            {},
            ...row.map((cell, column) =>
              richElement(
                'td',
                { id: `${id}.total${at + 1}.${column + 1}`, class: column === 0 ? 'when' : undefined },
                cell,
              ),
            ),
          ),
        ),
      ),
  );
}
