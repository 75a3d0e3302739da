/** Pieces of text that are pushed in and read out in order. */
export interface Pieces extends AsyncIterable<string> {
  push(text: string): void;
  end(): void;
}

export function createPieces(): Pieces {
  let waiting: string[] = [];
  let hasEnded = false;
  let wake: () => void = () => undefined;
  return {
    push(text) {
      waiting.push(text);
      wake();
    },
    end() {
      hasEnded = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const ready = waiting.join('');
        waiting = [];
        if (ready !== '') yield ready;
        else if (hasEnded) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
