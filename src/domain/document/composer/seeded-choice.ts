/** A 32-bit mix of a seed and a label, so that each decision of a page draws its own number. */
function mix(seed: number, label: string): number {
  let hash = (seed ^ 0x9e3779b9) >>> 0;
  for (let index = 0; index < label.length; index += 1) {
    hash = Math.imul(hash ^ label.charCodeAt(index), 0x85ebca6b) >>> 0;
    hash = (hash ^ (hash >>> 13)) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of the options, the same for the same seed and label. Promises a value: `options` is never empty. */
export function choose<T>(seed: number, label: string, options: readonly [T, ...T[]]): T {
  return options[mix(seed, label) % options.length] ?? options[0];
}

/** One of the options as often as its weight says; null when no weight is above nothing. */
export function chooseWeighted<T>(
  seed: number,
  label: string,
  options: readonly (readonly [T, number])[],
): T | null {
  const likely = options.filter(([, weight]) => weight > 0);
  const total = likely.reduce((sum, [, weight]) => sum + weight, 0);
  let left = (mix(seed, label) / 4294967296) * total;
  for (const [option, weight] of likely) {
    left -= weight;
    if (left < 0) return option;
  }
  return likely.at(-1)?.[0] ?? null;
}
