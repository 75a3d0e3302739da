/**
 * Returns the data that was built before under a name, or builds it. Whoever keeps them discards them when the library
 * or the code changes. Data may hold what can be cloned: numbers, texts, arrays, maps.
 */
export type KeepData = <Data>(name: string, build: () => Data) => Data;

/** How data built from a shelf are kept. */
export interface Keeping {
  readonly keep: KeepData;
  /** Returns whether a shelf is the one on disk. A copy with other documents has other data. */
  readonly isOf: (shelf: object) => boolean;
}

const buildAnew: KeepData = (_, build) => build();

/** Returns where to keep what is built from some shelves: nowhere unless all of them are kept. */
export function keepFor(...shelves: readonly { readonly keeping?: Keeping }[]): KeepData {
  const areKept = shelves.every((shelf) => shelf.keeping?.isOf(shelf));
  return (areKept && shelves[0]?.keeping?.keep) || buildAnew;
}
