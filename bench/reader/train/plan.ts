/** A fixed seed, for reproducible weights. */
export const seed = 20261122;
export const epochs = 9;
export const networkEpochs = 7;
/** Maximum number of weights, at about three bytes each. All weights of the reader together take less than 3 MB. */
export const mostWeights = { chain: 465_000, intents: 70_000 };
