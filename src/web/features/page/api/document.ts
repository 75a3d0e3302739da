import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentView } from '../../../../contract/documents.ts';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

/** A page of many versions would otherwise be held as often as it was changed in the last five minutes. */
const unusedForMs = 10_000;

/** A version never changes, so it is read once. */
const versionQuery = (documentId: string, version: number) =>
  queryOptions({
    queryKey: ['version', documentId, version],
    queryFn: ({ signal }) => call(contract.readVersion, { params: { id: documentId, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: unusedForMs,
  });

/** The document as it is stored now. */
export function readDocument(documentId: string): Promise<DocumentView> {
  return call(contract.readDocument, { params: { id: documentId } });
}

/** The document with its list of versions, read again for each new `version`. */
export function useDocument(documentId: string | null, version: number | null) {
  const id = documentId ?? '';
  return useQuery({
    queryKey: ['document', id, version],
    queryFn: ({ signal }) => call(contract.readDocument, { params: { id } }, { signal }),
    enabled: documentId !== null && version !== null,
    gcTime: unusedForMs,
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

export function useVersion(documentId: string, version: number) {
  return useQuery(versionQuery(documentId, version));
}

/** Reads one version now; from memory when it was read before. */
export function useReadVersion() {
  const queryClient = useQueryClient();
  return (documentId: string, version: number) =>
    queryClient.ensureQueryData(versionQuery(documentId, version));
}

/** Makes an earlier version the newest one. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: ({ documentId, version }: { documentId: string; version: number }) =>
      call(contract.restoreVersion, { params: { id: documentId, version } }),
  });
}
