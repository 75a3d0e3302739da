import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { EditAnswer, SavedState } from '../edits/edit-queue.ts';
import type { HandEdit } from '../edits/hand-edit.ts';
import type { PageShape } from '../edits/look-edit.ts';
import type { Move } from '../edits/pending-steps.ts';

/** Sends a manual edit. Throws CallError. */
export function sendEdit(
  { documentId, version }: SavedState,
  { patches, operations, label }: HandEdit,
): Promise<EditAnswer> {
  const common = { version, label: label.slice(0, 140) };
  return call(documentEndpoints.editDocument, {
    params: { id: documentId },
    body: operations
      ? { ...common, operations: operations as { op: string }[] }
      : { ...common, patches: [...patches] },
  });
}

/** Undoes or redoes the last change. Throws CallError. */
export function sendMove({ documentId, version }: SavedState, move: Move) {
  const endpoint = move === 'undo' ? documentEndpoints.undoChange : documentEndpoints.redoChange;
  return call(endpoint, { params: { id: documentId }, body: { version } });
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
