import type { ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { isNumbered, rowWords } from './row-cells.ts';

const divided: ReadonlySet<RowRole> = new Set<RowRole>(['name', 'person', 'note']);

/** Returns whether a row is a sentence, or two entries in one, which no cell may divide. */
export function isProse({ parts }: ReadRow): boolean {
  const roles = parts.map(({ label }) => label);
  return roles.some(
    (role, at) => divided.has(role) && roles.indexOf(role) < at - 1 && roles[at - 1] !== role,
  );
}

/** Returns the times at the start of a row, each in its column, and everything else as typed. */
export function timedProse(text: string, row: ReadRow, times: readonly RowRole[]): string[] {
  const first = row.parts.findIndex(({ label }) => label !== 'date' && label !== 'time');
  const leading = first < 0 ? row.parts : row.parts.slice(0, first);
  const start = first < 0 ? row.end : (row.parts[first]?.start ?? row.end);
  return [
    ...times.map((role) =>
      leading
        .filter(({ label }) => label === role)
        .map((part) => part.text)
        .join(', '),
    ),
    trimEndOf(text.slice(start, row.end).replaceAll(/\s+/g, ' '), ' ,;:–—-').trim(),
  ];
}

/** Returns whether a row says first who its name is about. */
export const namesPerson = ({ parts }: ReadRow): boolean =>
  parts[0]?.label === 'name' && parts[1]?.label === 'person' && parts.length > 2;

/** Returns the name of a row, the person behind it if those have a column, and everything else as typed. */
export function proseCells(text: string, row: ReadRow, hasPersons: boolean): string[] {
  const name = row.parts.findIndex(({ label }) => label === 'name');
  const next = row.parts[name + 1];
  const none = hasPersons ? [''] : [];
  if (name < 0 || !next) return [rowWords(text, row), ...none, ''];
  if (hasPersons && namesPerson(row)) {
    const [, rest = ''] = proseCells(
      text,
      { ...row, start: next.start, parts: [{ ...next, label: 'name' }, ...row.parts.slice(name + 2)] },
      false,
    );
    return [row.parts[name]?.text ?? '', next.text, rest];
  }
  const start = isNumbered(text, row) ? (row.parts[0]?.start ?? row.start) : row.start;
  const cut = text.slice(row.parts[name]?.end ?? next.start, next.start).search(/[\p{L}\p{N}([]/u);
  const from = cut < 0 ? next.start : (row.parts[name]?.end ?? 0) + cut;
  const [own = '', rest = ''] = [text.slice(start, from), text.slice(from, row.end)].map((words) =>
    trimEndOf(words.replaceAll(/\s+/g, ' '), ' ,;:–—-').trim(),
  );
  return [own, ...none, rest];
}
