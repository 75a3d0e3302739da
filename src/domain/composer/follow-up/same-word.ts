import { isUnspaced } from '../lexicon/fold.ts';

const shortestStem = 4;
const longestEnding = 3;
/** Minimum length for typo matching; shorter words that differ by one letter are different words. */
const shortestTypo = 5;

/** Returns whether one letter is missing, added, changed, or swapped with the next. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const left = short.slice(start, short.length - end);
  const right = long.slice(start, long.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Returns whether two folded words differ only by an ending or a typo. Numbers must be equal. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (isUnspaced(a.charAt(0)) || isUnspaced(b.charAt(0)))
    return a.length > 1 && b.length > 1 ? a.includes(b) || b.includes(a) : false;
  if (/\d/.test(a) || /\d/.test(b)) return false;
  const shortest = Math.min(a.length, b.length);
  let common = 0;
  while (common < shortest && a[common] === b[common]) common += 1;
  if (common >= shortestStem && Math.max(a.length, b.length) - common <= longestEnding) return true;
  return shortest >= shortestTypo && isOneSlip(a, b);
}
