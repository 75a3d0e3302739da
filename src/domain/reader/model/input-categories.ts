/** Rows of a table of vectors for the values of some categories, and for the bits of some sets. */
interface Categories<Name extends string> {
  /** The first row behind them. */
  readonly end: number;
  /** Returns the row of a value; larger values are hashed into as many as the category has. */
  readonly rowOf: (category: Name, value: number) => number;
  /** Adds the row of each bit. */
  readonly addBits: (set: number, bits: number, into: number[]) => void;
}

/** `sizes` says how many values each category has, `sets` how many bits each set of bits has. */
export function createCategories<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
  sets: readonly number[],
  start: number,
): Categories<Name> {
  let end = start;
  const next = (size: number): number => {
    const from = end;
    end += size;
    return from;
  };
  const setStarts = sets.map(next);
  const starts = new Map<string, number>();
  for (const name of Object.keys(sizes)) starts.set(name, next(sizes[name as Name]));
  return {
    end,
    rowOf: (category, value) => (starts.get(category) ?? 0) + (value % sizes[category]),
    addBits: (set, bits, into) => {
      for (let rest = bits; rest !== 0; rest &= rest - 1)
        into.push((setStarts[set] ?? 0) + (31 - Math.clz32(rest & -rest)));
    },
  };
}

/** Mixes the high bits of a hash into the low ones. */
export const foldHash = (hash: number): number => (hash ^ (hash >>> 16)) >>> 0;
