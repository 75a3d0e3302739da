/** Closes started parts in reverse order. */
export interface Closers {
  /**
   * @param close closes one part; a failure is logged and the next part follows
   * @param abandon ends it immediately when there is no time to wait; must not throw or wait
   */
  add(name: string, close: () => Promise<void> | void, abandon?: () => void): void;
  /** Closes everything, latest first. A second call waits for the first. */
  closeAll(onFailure: (name: string, error: unknown) => void): Promise<void>;
  /** Ends what would outlive this process, without waiting. */
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
