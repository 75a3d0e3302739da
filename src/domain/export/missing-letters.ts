/** Counts each letter and digit of a text. Splits ligatures and normalizes presentation forms. */
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
 * Counts the letters and digits of `shown`, and how many of them `found` lacks. Ignores order and spaces,
 * because PDF readers order lines differently.
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
