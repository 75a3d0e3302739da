/** How much of something was used in this period, and of how much. */
export interface Use {
  readonly used: number;
  /** Null where there is none. */
  readonly limit: number | null;
  /** Null where there is no limit. */
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

/** Two kinds of documents as one count of generations: without limit as soon as one of them is. */
export function mergeGenerations(fast: Use, quality: Use): Use {
  const limit = fast.limit === null || quality.limit === null ? null : fast.limit + quality.limit;
  return countUse(fast.used + quality.used, limit);
}
