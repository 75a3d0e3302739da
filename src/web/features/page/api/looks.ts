import { useQuery } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { call } from '../../../lib/client.ts';

/** Reads the first page of a version in every art direction; no data if only the version's HTML is stored. */
export function useLooks(documentId: string | null, version: number | null) {
  const id = documentId ?? '';
  return useQuery({
    queryKey: ['looks', id, version],
    queryFn: ({ signal }) =>
      call(documentEndpoints.readLooks, { params: { id, version: version ?? 1 } }, { signal }).then(
        ({ looks }) => new Map(looks.map(({ direction, html }) => [direction, html])),
      ),
    enabled: documentId !== null && version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
    // The thumbnails of the version before stay until the new ones arrive.
    placeholderData: (previous) => previous,
  });
}
