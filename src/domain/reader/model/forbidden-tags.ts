/** The tags of a chain that begin a phrase, and those that continue one. */
export interface PhraseTags {
  readonly tagCount: number;
  readonly beginning: readonly number[];
  readonly continued: readonly number[];
}

/** Score of tags that are ruled out. */
const impossible = -60;

/** Rules out phrases that cross lines. `emissions` holds `tagCount` scores for each token. */
export function withoutCrossedLines(
  emissions: Float32Array,
  tokens: readonly { readonly startsLine: boolean }[],
  { tagCount, continued }: PhraseTags,
): void {
  for (const [at, { startsLine }] of tokens.entries())
    if (startsLine) for (const tag of continued) emissions[at * tagCount + tag] = impossible;
}

const wholeValues: ReadonlySet<string> = new Set(['date', 'time', 'money', 'contact']);

/** A typed value with the indexes of its first token and of the one behind it. */
export interface ValueTokens {
  readonly value: { readonly kind: string };
  readonly first: number;
  readonly next: number;
}

/** Rules out phrases that begin inside a typed value. `emissions` holds `tagCount` scores for each token. */
export function withoutCutValues(
  emissions: Float32Array,
  values: readonly ValueTokens[],
  { tagCount, beginning }: PhraseTags,
): void {
  for (const { value, first, next } of values)
    if (wholeValues.has(value.kind))
      for (let at = first + 1; at < next; at++)
        for (const tag of beginning) emissions[at * tagCount + tag] = impossible;
}
