/** Numbers are single-precision in use, and double-precision in training. */
export type Numbers = Float32Array | Float64Array;

/**
 * Adds the product of `count` rows with `outs` rows of weights, each of `size` numbers, to `into`, which has `outs`
 * numbers per row.
 */
export function addProduct(
  rows: Numbers,
  count: number,
  weights: Numbers,
  outs: number,
  size: number,
  into: Numbers,
): void {
  const pairs = count - (count % 2);
  const fours = outs - (outs % 4);
  for (let row = 0; row < pairs; row += 2) {
    const first = row * size;
    const second = first + size;
    for (let out = 0; out < fours; out += 4) {
      const base = out * size;
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      for (let each = 0; each < size; each++) {
        const a = rows[first + each] as number;
        const b = rows[second + each] as number;
        const w0 = weights[base + each] as number;
        const w1 = weights[base + size + each] as number;
        const w2 = weights[base + 2 * size + each] as number;
        const w3 = weights[base + 3 * size + each] as number;
        a0 += a * w0;
        a1 += a * w1;
        a2 += a * w2;
        a3 += a * w3;
        b0 += b * w0;
        b1 += b * w1;
        b2 += b * w2;
        b3 += b * w3;
      }
      const to = row * outs + out;
      into[to] = (into[to] as number) + a0;
      into[to + 1] = (into[to + 1] as number) + a1;
      into[to + 2] = (into[to + 2] as number) + a2;
      into[to + 3] = (into[to + 3] as number) + a3;
      const next = to + outs;
      into[next] = (into[next] as number) + b0;
      into[next + 1] = (into[next + 1] as number) + b1;
      into[next + 2] = (into[next + 2] as number) + b2;
      into[next + 3] = (into[next + 3] as number) + b3;
    }
  }
  for (let row = 0; row < count; row++) {
    for (let out = row < pairs ? fours : 0; out < outs; out++) {
      let sum = 0;
      for (let each = 0; each < size; each++)
        sum += (rows[row * size + each] as number) * (weights[out * size + each] as number);
      into[row * outs + out] = (into[row * outs + out] as number) + sum;
    }
  }
}
