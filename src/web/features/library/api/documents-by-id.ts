import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { libraryKeys } from './library-keys.ts';

/** Maximum number of ids per request. */
const mostIds = 100;

/** Reads documents by id, unordered; deleted ones are omitted. */
export function useDocumentsById(ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  const query = useQuery({
    queryKey: [...libraryKeys.byId, wanted],
    queryFn: async ({ signal }) => {
      const all = await Promise.all(
        Array.from({ length: Math.ceil(wanted.length / mostIds) }, (_, index) =>
          call(
            libraryEndpoints.listDocuments,
            {
              query: {
                ids: wanted.slice(index * mostIds, (index + 1) * mostIds).join(','),
                limit: mostIds,
              },
            },
            { signal },
          ),
        ),
      );
      return all.flatMap(({ documents }) => documents);
    },
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  useFreshLinks(query.data ?? [], () => void query.refetch());
  return query;
}
