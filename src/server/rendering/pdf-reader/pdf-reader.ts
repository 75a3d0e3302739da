import { Worker } from 'node:worker_threads';

export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel, row by row. */
  readonly rgba: Uint8Array;
}

export interface PdfQuestion {
  readonly pdf: Uint8Array;
  readonly ask: 'texts' | 'pictures';
  readonly dpi: number;
  /** Starts at 1; all pages if omitted. */
  readonly pages?: readonly number[];
}

export interface PdfReaderMessage {
  readonly id: number;
  readonly question: PdfQuestion;
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Reads finished PDFs with a different engine than the one that wrote them, in a worker thread. */
export interface PdfReader {
  /** Returns the text of each page. */
  texts(pdf: Uint8Array): Promise<readonly string[]>;
  /** Draws pages on a white background. */
  pictures(pdf: Uint8Array, dpi: number, pages?: readonly number[]): Promise<readonly ReadPicture[]>;
  close(): Promise<void>;
}

/** Creates a reader. Its thread starts with the first question and doesn't keep the process alive. */
export function createPdfReader(): PdfReader {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let lastId = 0;

  const fail = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-reader-worker.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, value, error }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(new Error(`The PDF could not be read: ${error}`));
      if (waiting.size === 0) started.unref();
    });
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(new Error('The reader of PDFs ended.')));
    return started;
  };

  const ask = (question: PdfQuestion): Promise<unknown> => {
    worker ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, question } satisfies PdfReaderMessage);
    return promise;
  };

  return {
    texts: async (pdf) => (await ask({ pdf, ask: 'texts', dpi: 72 })) as readonly string[],
    pictures: async (pdf, dpi, pages) =>
      (await ask({ pdf, ask: 'pictures', dpi, ...(pages ? { pages } : {}) })) as readonly ReadPicture[],
    close: async () => {
      const ended = worker;
      worker = null;
      await ended?.terminate();
    },
  };
}
