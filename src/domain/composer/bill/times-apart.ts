import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';

type Part = Labeled<RowRole>;

const timesBehind = /\s[x×*]\s?(\p{Nd}{1,4})$/u;
const timesBefore = /^(\p{Nd}{1,4})\s?[x×*]\s/u;

/** Returns how many of a thing its name counts, as a part of its own, and the name without it; null if it counts none. */
function partsOfName(part: Part): readonly Part[] | null {
  const cut = (label: RowRole, start: number, end: number): Part => ({
    ...part,
    label,
    start: part.start + start,
    end: part.start + end,
    text: part.text.slice(start, end),
  });
  const { length } = part.text;
  const behind = timesBehind.exec(part.text);
  if (behind?.[1]) return [cut('name', 0, behind.index), cut('qty', length - behind[1].length, length)];
  const before = timesBefore.exec(part.text);
  return before?.[1] ? [cut('qty', 0, before[1].length), cut('name', before[0].length, length)] : null;
}

const has = ({ parts }: ReadRow, role: RowRole): boolean => parts.some(({ label }) => label === role);

/** Returns whether a row with a quantity begins with another one: '2x sealing 80 m² at 6' may cost 480 or 960. */
export const countsTwice = (text: string, row: ReadRow): boolean => {
  const [first] = row.parts;
  const opening = first ? text.slice(row.start, first.label === 'qty' ? first.start : first.end) : '';
  return has(row, 'qty') && timesBefore.test(opening);
};

/** Returns a row with the quantity that its name has, if it has a rate and no other quantity: 'hoses x2 at 7.25 each'. */
export function withTimesApart(row: ReadRow): ReadRow {
  const hasRate = has(row, 'rate');
  const names = row.parts.filter(({ label }) => label === 'name');
  const [name] = names;
  if (!hasRate || !name || names.length > 1 || has(row, 'qty')) return row;
  const apart = partsOfName(name);
  return apart ? { ...row, parts: row.parts.flatMap((part) => (part === name ? apart : [part])) } : row;
}
