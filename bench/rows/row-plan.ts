/** How the reader of rows is fitted: a fixed seed, and at most this many weights of the chain, at about three bytes each. */
export const rowPlan = { seed: 20261129, epochs: 8, networkEpochs: 5, most: 310_000 };
