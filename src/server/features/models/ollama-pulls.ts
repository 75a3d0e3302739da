import { z } from 'zod';
import { createModelFetch } from '../../adapters/model-server/model-fetch.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { connectFault } from './connect-fault.ts';
import type { Connection } from './connection.ts';

/**
 * Timeout without progress. Ollama reports several times a second, but is silent while verifying large files.
 */
const silenceMs = 120_000;
const longestLine = 64_000;
const answersWithinMs = 15_000;

const line = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional().catch(undefined),
  completed: z.number().nonnegative().optional().catch(undefined),
});

export interface Pull {
  readonly providerId: string;
  readonly model: string;
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** Error message for the user. */
  readonly message: string | null;
}

/** Model downloads by Ollama servers that this process has started. */
export interface Pulls {
  /** Starts a download; does nothing if it is already running. */
  start(providerId: string, connection: Connection, model: string): void;
  cancel(providerId: string, model: string): void;
  list(): readonly Pull[];
  close(): Promise<void>;
}

const nativeUrl = ({ server }: Connection, path: string): string => new URL(path, server.address).href;

async function* linesOf(response: Response, heard: () => void): AsyncGenerator<z.infer<typeof line>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of response.body ?? []) {
    heard();
    rest += decoder.decode(piece as Uint8Array, { stream: true });
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    if (rest.length > longestLine) throw new Error('a line without end');
    for (const each of whole) if (each.trim() !== '') yield line.parse(JSON.parse(each));
  }
}

const brokeOff = 'The download was interrupted. Start it again; Ollama resumes where it stopped.';

/** Starts a download and reports its progress until it ends. @returns an error message, or null */
async function follow(
  connection: Connection,
  model: string,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<string | null> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const fetchAt = createModelFetch(connection.server, connection.key);
    const response = await fetchAt(nativeUrl(connection, '/api/pull'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) return `Ollama refused the download (${response.status}). Check the name of the model.`;
    const layers = new Map<string, { done: number; total: number }>();
    for await (const said of linesOf(response, heard)) {
      if (said.error !== undefined)
        return 'Ollama could not download this model. Check its name and the disk of that computer.';
      if (said.status === 'success') return null;
      if (said.digest === undefined || said.total === undefined) continue;
      // Clamped, because a server can report more bytes than the total.
      layers.set(said.digest, { done: Math.min(said.completed ?? 0, said.total), total: said.total });
      const sum = (name: 'done' | 'total') => [...layers.values()].reduce((all, each) => all + each[name], 0);
      onProgress(sum('done'), sum('total'));
    }
    return brokeOff;
  } catch {
    return silence.signal.aborted
      ? 'Ollama stopped responding. Check it, then start the download again.'
      : brokeOff;
  } finally {
    clearTimeout(timer);
  }
}

export function createPulls(): Pulls {
  const pulls = new Map<string, { pull: Pull; abort: AbortController; done: Promise<void> }>();
  const keyOf = (providerId: string, model: string) => `${providerId} ${model}`;

  return {
    start(providerId, connection, model) {
      const key = keyOf(providerId, model);
      if (pulls.get(key)?.pull.state === 'running') return;
      const abort = new AbortController();
      const begun: Pull = {
        providerId,
        model,
        state: 'running',
        doneBytes: 0,
        totalBytes: 0,
        message: null,
      };
      const entry = { pull: begun, abort, done: Promise.resolve() };
      entry.done = follow(connection, model, abort.signal, (doneBytes, totalBytes) => {
        entry.pull = { ...entry.pull, doneBytes, totalBytes };
      }).then((message) => {
        const state = abort.signal.aborted ? 'cancelled' : message === null ? 'done' : 'failed';
        entry.pull = { ...entry.pull, state, message: state === 'failed' ? message : null };
      });
      pulls.set(key, entry);
    },
    cancel(providerId, model) {
      pulls.get(keyOf(providerId, model))?.abort.abort();
    },
    list: () => [...pulls.values()].map(({ pull }) => pull),
    async close() {
      for (const { abort } of pulls.values()) abort.abort();
      await Promise.all([...pulls.values()].map(({ done }) => done));
    },
  };
}

/** Deletes a model from an Ollama server. @throws AppError */
export async function removeFromOllama(connection: Connection, model: string): Promise<void> {
  const fetchAt = createModelFetch(connection.server, connection.key);
  const response = await fetchAt(nativeUrl(connection, '/api/delete'), {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model }),
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch((error: unknown) => {
    throw connectFault(connection, { error });
  });
  if (response.status === 404) throw new AppError('not_found', told('ollamaHasNoModel', { model }));
  if (!response.ok)
    throw new AppError('unprocessable', told('ollamaCouldNotDelete', { model, status: response.status }));
}
