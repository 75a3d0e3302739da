import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { call } from '../../../lib/client.ts';

/**
 * Reads a page of a version in every art direction and in other arrangements; no data if only the version's
 * HTML is stored.
 */
export function useLooks(documentId: string | null, version: number | null, pageId: string | null) {
  const id = documentId ?? '';
  return useQuery({
    queryKey: ['looks', id, version, pageId],
    queryFn: ({ signal }) =>
      call(
        documentEndpoints.readLooks,
        {
          params: { id, version: version ?? 1 },
          query: { ...(pageId !== null && { page: pageId }) },
        },
        { signal },
      ),
    enabled: documentId !== null && version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
    // The thumbnails of the version before stay until the new ones arrive.
    placeholderData: keepPreviousData,
  });
}
