/** What was started, to be ended in the opposite order. */
export interface Closers {
  /**
   * @param close ends one part; a failure is noted and the next part follows
   * @param abandon ends it at once where there is no time to wait; must not throw or wait
   */
  add(name: string, close: () => Promise<void> | void, abandon?: () => void): void;
  /** Ends everything, the latest first. A second call waits for the first. */
  closeAll(onFailure: (name: string, error: unknown) => void): Promise<void>;
  /** Ends what would outlive this process, without waiting for anything. */
  abandonAll(): void;
}

export function createClosers(): Closers {
  const parts: { name: string; close: () => Promise<void> | void; abandon: (() => void) | undefined }[] = [];
  let closing: Promise<void> | null = null;

  async function closeInOrder(onFailure: (name: string, error: unknown) => void): Promise<void> {
    for (let part = parts.at(-1); part; part = parts.at(-1)) {
      try {
        await part.close();
      } catch (error) {
        onFailure(part.name, error);
      }
      parts.pop();
    }
  }

  return {
    add: (name, close, abandon) => void parts.push({ name, close, abandon }),
    closeAll: (onFailure) => (closing ??= closeInOrder(onFailure)),
    abandonAll() {
      for (const part of parts.toReversed()) part.abandon?.();
    },
  };
}
