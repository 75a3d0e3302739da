/** A fixed seed, for reproducible weights. */
export const seed = 20261122;
export const epochs = 9;
export const networkEpochs = 7;
