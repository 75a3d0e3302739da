/**
 * Work done after the response, so response time reveals nothing about an account. Lost in a crash: use it
 * only for things that a user can request again.
 */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves when no work is pending. */
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
