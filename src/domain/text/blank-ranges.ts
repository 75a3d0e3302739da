/** Returns a text with spaces in place of some ranges, so that everything else keeps its position. */
export const blankRanges = (
  text: string,
  ranges: readonly { readonly start: number; readonly end: number }[],
): string =>
  ranges.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
