/**
 * Returns the data that was built before under a name, or builds it. Whoever keeps them discards them when the library
 * or the code changes. Data may hold what can be cloned: numbers, texts, arrays, maps.
 */
export type KeepData = <Data>(name: string, build: () => Data) => Data;

/** Keeps nothing. */
export const buildAnew: KeepData = (_, build) => build();
