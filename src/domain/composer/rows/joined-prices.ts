import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';

type Part = Labeled<RowRole>;

const telling: ReadonlySet<RowRole> = new Set<RowRole>(['note', 'unit', 'dur']);

export const isAmount = ({ label }: Part): boolean => label === 'amount' || label === 'rate';
const isWhole = ({ label }: Part): boolean => label === 'amount';
const isLabel = (part: Part | undefined): part is Part =>
  part !== undefined && telling.has(part.label) && !/^[([（]/u.test(part.text);

/** Returns what stands between two parts of a list of prices: the words as typed, or a comma between two prices. */
function betweenPrices(typed: string, isNext: boolean): string {
  if (/\p{L}/u.test(typed)) return typed;
  return isNext ? ', ' : ' ';
}

/** Returns a row with several prices and what each is for as one price: 'small £3, large £4.50'. */
export function withJoinedPrices(text: string, row: ReadRow): ReadRow {
  const { parts } = row;
  // A price for one and one for all are no choice.
  const isPrice = parts.some(isWhole) ? isWhole : isAmount;
  const first = parts.findIndex(isPrice);
  const last = parts.findLastIndex(isPrice);
  const inner = parts.slice(first, last + 1);
  if (first < 0 || last === first || !inner.every((part) => isPrice(part) || isLabel(part))) return row;
  const isBeside = (at: number): boolean =>
    !/[,;.:(\n]/u.test(text.slice(parts[at]?.end, parts[at + 1]?.start));
  const follow = inner.every((part, at) => !isPrice(part) || isLabel(parts[first + at + 1]));
  const leadsFirst = first > 1 && isLabel(parts[first - 1]) && isBeside(first - 1);
  // A remark behind the last price belongs to it only if one stands behind each.
  const [start, end] = follow ? [first, last + 1] : [leadsFirst ? first - 1 : first, last];
  const own = parts.slice(start, end + 1);
  const [opening] = own;
  if (!opening) return row;
  const joined = own.reduce((words, part, at) => {
    const before = own[at - 1];
    if (!before) return part.text;
    const isNext = follow ? isPrice(part) : isPrice(before);
    return `${words}${betweenPrices(text.slice(before.end, part.start), isNext)}${part.text}`;
  }, '');
  const price: Part = { ...opening, label: 'amount', text: joined, end: own.at(-1)?.end ?? opening.end };
  return { ...row, parts: [...parts.slice(0, start), price, ...parts.slice(end + 1)] };
}
