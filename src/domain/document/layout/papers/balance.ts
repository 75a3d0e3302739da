/**
 * Distributes items over columns in order, minimizing the tallest column.
 * @param heights of the items, in any unit
 */
export function balanced<Item>(
  items: readonly Item[],
  heights: readonly number[],
  columns: number,
): readonly (readonly Item[])[] {
  const fill = (most: number): number[] => {
    const starts: number[] = [];
    let height = 0;
    for (const [at, own] of heights.entries()) {
      if (at > 0 && height + own <= most) {
        height += own;
        continue;
      }
      starts.push(at);
      height = own;
    }
    return starts;
  };
  const total = heights.reduce((sum, height) => sum + height, 0);
  let low = Math.max(0, ...heights);
  let high = Math.max(low, total);
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= columns) high = middle;
    else low = middle;
  }
  const starts = fill(high);
  return starts.map((start, at) => items.slice(start, starts[at + 1] ?? items.length));
}
