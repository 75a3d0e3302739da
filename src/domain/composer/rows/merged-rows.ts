import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';

/** From this share on, most are meant. */
const mostly = 0.5;

/** A comma between words, not of a number. */
const comma = /[^\p{Nd}], ?[^\p{Nd} ]/u;
const withoutBrackets = (text: string): string => text.replaceAll(/\([^()]*\)/g, '');

const nameOf = ({ parts }: ReadRow): string => parts.find(({ label }) => label === 'name')?.text ?? '';
const isCounted = ({ parts }: ReadRow): boolean =>
  parts.some(({ label }) => label === 'qty' || label === 'amount' || label === 'rate');

/** Returns whether a name has what divides the others: 'honey, salt' in a list with commas is two rows. */
function hasDivider(text: string, rows: readonly ReadRow[]): boolean {
  const gaps = rows.slice(1).map(({ start }, at) => text.slice(rows[at]?.end, start));
  const divided = gaps.filter((gap) => /^, ?$/.test(gap));
  if (divided.length === 0 || divided.length < gaps.length * mostly) return false;
  return rows.some((row) => comma.test(withoutBrackets(nameOf(row))));
}

/** Returns whether some names of counted rows have a number and most have none: '1.24m up' and '8%' are two figures. */
function hasNumber(rows: readonly ReadRow[]): boolean {
  const counted = rows.filter(isCounted);
  const numbered = counted.filter((row) =>
    /(?:^|\s)\p{Sc}?\p{Nd}+[.,]\p{Nd}+\p{L}{0,2}(?:\s|$)/u.test(nameOf(row)),
  );
  return numbered.length > 0 && numbered.length < counted.length * mostly;
}

/** Returns whether a row ends with the beginning of the next one: the day of 'maths, Tue 10 am', cut before '10'. */
const isTorn = (text: string, rows: readonly ReadRow[]): boolean =>
  rows.some((row, at) => {
    const next = rows[at + 1];
    const gap = next ? text.slice(row.end, next.start) : null;
    return gap !== null && /^\.? ?$/.test(gap) && /, ?\p{L}{1,4}$/u.test(text.slice(row.start, row.end));
  });

/** Returns whether only a slash is between a row and a phrase: the second price of 'tea 2.50/4.80'. */
const isGlued = (text: string, { start, end }: Labeled<OuterLabel>, rows: readonly ReadRow[]): boolean =>
  rows.some((row) =>
    [text.slice(row.end, start), text.slice(end, row.start)].some((gap) => gap.trim() === '/'),
  );

/** Returns whether a phrase names a list and tells it: 'Actions: paint the door, oil the gate'. */
const isList = ({ label, text }: Labeled<OuterLabel>): boolean =>
  label === 'term' && /^[^:,.]{2,30}: [^,.]{4,60}, [^,.]{4,60}/u.test(text);

const isPriced = ({ parts }: ReadRow): boolean =>
  parts.some(({ label }) => label === 'amount' || label === 'rate');

/** Returns whether rows were likely divided in the wrong places, or a list was read as a phrase. */
export const areMerged = (text: string, { rows, others }: RowReading): boolean =>
  hasDivider(text, rows) ||
  isTorn(text, rows) ||
  hasNumber(rows) ||
  // Among prices, a list without any is no row: 'Terms: 3 days, from 18 May on'.
  others.some((phrase) => (isList(phrase) && !rows.every(isPriced)) || isGlued(text, phrase, rows));
