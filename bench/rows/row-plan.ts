/** How the reader of rows is fitted: a fixed seed, and at most this many weights, at about three bytes each. */
export const rowPlan = { seed: 20261129, epochs: 12, most: 325_000 };
