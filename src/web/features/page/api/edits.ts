import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { maxRetries, retryDelayMs } from '../../../lib/retry.ts';
import type { EditAnswer, StepTarget } from '../edits/edit-queue.ts';
import type { HandEdit } from '../edits/hand-edit.ts';
import type { PageShape } from '../edits/look-edit.ts';
import type { Move } from '../edits/pending-steps.ts';

/** Sends a step again while the server is still working on an earlier request with its key. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof CallError && error.code === 'unavailable';
      if (!isBusy || attempt >= maxRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)));
    }
  }
}

/** Sends a manual edit. Throws CallError. */
export function sendEdit(
  { documentId, version, key }: StepTarget,
  { patches, operations, label }: HandEdit,
): Promise<EditAnswer> {
  const common = { version, label: label.slice(0, 140) };
  const body = operations
    ? { ...common, operations: operations as { op: string }[] }
    : { ...common, patches: [...patches] };
  return whenFree(() => call(documentEndpoints.editDocument, { params: { id: documentId }, body }, { key }));
}

/** Undoes or redoes the last change. Throws CallError. */
export function sendMove({ documentId, version, key }: StepTarget, move: Move) {
  const endpoint = move === 'undo' ? documentEndpoints.undoChange : documentEndpoints.redoChange;
  return whenFree(() => call(endpoint, { params: { id: documentId }, body: { version } }, { key }));
}

const partQuery = (documentId: string, version: number, part: string) =>
  queryOptions({
    queryKey: ['part', documentId, version, part],
    queryFn: ({ signal }) =>
      call(documentEndpoints.readPart, { params: { id: documentId, version, part } }, { signal }).catch(
        (error: unknown) => {
          // Versions stored only as HTML have no parts.
          if (error instanceof CallError && error.status === 404) return null;
          throw error;
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });

/** Reads a page or block of a version's content; null if only its HTML is stored, undefined while loading. */
export function usePart(documentId: string | null, version: number | null, part: string | null) {
  return useQuery({
    ...partQuery(documentId ?? '', version ?? 0, part ?? ''),
    enabled: documentId !== null && version !== null && part !== null,
  }).data;
}

/** The same, once. Throws CallError. */
export const readPart = (documentId: string, version: number, part: string) =>
  queryClient.ensureQueryData(partQuery(documentId, version, part));

/** Converts the content to another shape. Throws CallError. */
export function sendReshape(documentId: string, version: number, shape: PageShape) {
  return call(documentEndpoints.reshapeDocument, { params: { id: documentId }, body: { version, shape } });
}
