import { useCallback, useEffect, useReducer, useRef } from 'react';
import { StorageError, storageErrorOf } from './storage-error.ts';
import type { UploadOptions } from './upload-file.ts';

/** Maximum number of concurrent uploads. */
const atOnce = 3;

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed' | 'canceled';
  /** Fraction sent, from 0 to 1. */
  readonly share: number;
  readonly error: StorageError | null;
}

/**
 * Uploads one file; resolves when the list contains it.
 * @param id stays the same on retries
 */
export type SendFile = (file: File, id: string, options: UploadOptions) => Promise<void>;

type Change =
  | { readonly type: 'added'; readonly uploads: readonly Upload[] }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<Upload> }
  | { readonly type: 'removed'; readonly id: string };

function reduce(uploads: readonly Upload[], change: Change): readonly Upload[] {
  switch (change.type) {
    case 'added':
      return [...uploads, ...change.uploads];
    case 'changed':
      return uploads.map((each) => (each.id === change.id ? { ...each, ...change.changes } : each));
    case 'removed':
      return uploads.filter(({ id }) => id !== change.id);
  }
}

/** Uploads files in parallel, with progress, cancel and retry for each. */
export function useUploads(send: SendFile) {
  const latest = useRef(send);
  latest.current = send;
  const [uploads, dispatch] = useReducer(reduce, []);
  const running = useRef(new Map<string, AbortController>());
  const change = useCallback(
    (id: string, changes: Partial<Upload>) => dispatch({ type: 'changed', id, changes }),
    [],
  );

  const start = useCallback(
    async ({ id, file }: Upload) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { status: 'sending', share: 0, error: null });
      try {
        const { signal } = controller;
        await latest.current(file, id, { signal, onProgress: (share) => change(id, { share }) });
        change(id, { status: 'done', share: 1 });
        dispatch({ type: 'removed', id });
      } catch (error) {
        const fault = storageErrorOf(error);
        change(id, { status: fault.code === 'canceled' ? 'canceled' : 'failed', error: fault });
      } finally {
        running.current.delete(id);
      }
    },
    [change],
  );

  useEffect(() => {
    const sending = uploads.filter(({ id }) => running.current.has(id)).length;
    const next = uploads.filter(({ id, status }) => status === 'waiting' && !running.current.has(id));
    for (const upload of next.slice(0, Math.max(0, atOnce - sending))) void start(upload);
  }, [uploads, start]);

  // Leaving the page cancels the uploads.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const add = useCallback((files: readonly File[]) => {
    const added = files.map(
      (file): Upload => ({
        id: crypto.randomUUID(),
        file,
        status: 'waiting',
        share: 0,
        error: null,
      }),
    );
    dispatch({ type: 'added', uploads: added });
  }, []);
  const cancel = useCallback(
    (id: string) => {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else change(id, { status: 'canceled', error: new StorageError('canceled') });
    },
    [change],
  );
  const retry = useCallback(
    (id: string) => change(id, { status: 'waiting', share: 0, error: null }),
    [change],
  );
  const dismiss = useCallback((id: string) => dispatch({ type: 'removed', id }), []);
  return { uploads, add, cancel, retry, dismiss };
}

export type Uploads = ReturnType<typeof useUploads>;
