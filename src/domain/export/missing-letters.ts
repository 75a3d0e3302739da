/** How often each letter and digit stands in a text, whatever its form: ligatures and presentation forms are parted. */
function lettersOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/**
 * How many letters and digits a text has, and how many of them another lacks. Order and spaces do not count: readers of
 * PDFs find lines in orders of their own.
 */
export function missingLetters(
  shown: string,
  found: string,
): { readonly letters: number; readonly missing: number } {
  const there = lettersOf(found);
  let letters = 0;
  let missing = 0;
  for (const [letter, count] of lettersOf(shown)) {
    letters += count;
    missing += Math.max(0, count - (there.get(letter) ?? 0));
  }
  return { letters, missing };
}
