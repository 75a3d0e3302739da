/**
 * Work that goes on after the answer, so that the time of an answer tells nothing about what there was to do. A crash
 * loses it: only for what a person asks for again when it does not come.
 */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  whenIdle(): Promise<void>;
}

export function createBackground(onFailed: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const running: Promise<void> = work()
        .catch(onFailed)
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async whenIdle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
