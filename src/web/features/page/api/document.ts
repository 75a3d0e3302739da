import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentView } from '../../../../contract/documents.ts';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { call } from '../../../lib/client.ts';

/** Short cache time: otherwise every version viewed in the last five minutes would stay in memory. */
const unusedForMs = 10_000;

/** Versions are immutable, so each is read once. */
const versionQuery = (documentId: string, version: number) =>
  queryOptions({
    queryKey: ['version', documentId, version],
    queryFn: ({ signal }) =>
      call(documentEndpoints.readVersion, { params: { id: documentId, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: unusedForMs,
  });

/** Reads the current document. */
export function readDocument(documentId: string): Promise<DocumentView> {
  return call(documentEndpoints.readDocument, { params: { id: documentId } });
}

/** Reads the document with its versions; refetched for each `version`, because undo returns to an earlier one. */
export function useDocument(documentId: string | null, version: number | null) {
  const id = documentId ?? '';
  return useQuery({
    queryKey: ['document', id, version],
    queryFn: ({ signal }) => call(documentEndpoints.readDocument, { params: { id } }, { signal }),
    enabled: documentId !== null && version !== null,
    staleTime: 0,
    gcTime: unusedForMs,
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

export function useVersion(documentId: string, version: number) {
  return useQuery(versionQuery(documentId, version));
}

/** Returns a function that reads one version, from the cache if possible. */
export function useReadVersion() {
  const queryClient = useQueryClient();
  return (documentId: string, version: number) =>
    queryClient.ensureQueryData(versionQuery(documentId, version));
}

/** Restores an earlier version as the newest. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: ({ documentId, version }: { documentId: string; version: number }) =>
      call(documentEndpoints.restoreVersion, { params: { id: documentId, version } }),
  });
}
