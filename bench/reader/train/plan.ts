/** Any number will do; the same one gives the same weights. */
export const seed = 20261122;
export const epochs = 9;
