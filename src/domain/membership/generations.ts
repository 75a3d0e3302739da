/** Usage of an allowance in the current period. */
export interface Use {
  readonly used: number;
  /** Null means unlimited. */
  readonly limit: number | null;
  /** Null means unlimited. */
  readonly remaining: number | null;
  readonly unlimited: boolean;
}

export function countUse(used: number, limit: number | null): Use {
  return {
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    unlimited: limit === null,
  };
}

/** Combines both kinds of generations into one count. Unlimited if either kind is. */
export function mergeGenerations(fast: Use, quality: Use): Use {
  const limit = fast.limit === null || quality.limit === null ? null : fast.limit + quality.limit;
  return countUse(fast.used + quality.used, limit);
}
