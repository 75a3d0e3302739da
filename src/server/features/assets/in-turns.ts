/** Lets so many pieces of work run at once; the others wait their turn. */
export function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one as it is.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
