import { isUnspaced } from '../lexicon/fold.ts';

const shortestStem = 4;
const longestEnding = 3;

/** Returns whether two folded words differ only by an ending. Numbers must be equal. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (isUnspaced(a.charAt(0)) || isUnspaced(b.charAt(0)))
    return a.length > 1 && b.length > 1 ? a.includes(b) || b.includes(a) : false;
  if (/\d/.test(a) || /\d/.test(b)) return false;
  const shortest = Math.min(a.length, b.length);
  let common = 0;
  while (common < shortest && a[common] === b[common]) common += 1;
  return common >= shortestStem && Math.max(a.length, b.length) - common <= longestEnding;
}
