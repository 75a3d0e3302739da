import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { libraryKeys } from './library-keys.ts';

/** As many as one call takes. */
const mostIds = 100;

/** Documents by their ids, in no order; those that are deleted are left out. */
export function useDocumentsById(ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  const query = useQuery({
    queryKey: [...libraryKeys.byId, wanted],
    queryFn: async ({ signal }) => {
      const all = await Promise.all(
        Array.from({ length: Math.ceil(wanted.length / mostIds) }, (_, index) =>
          call(
            contract.listDocuments,
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
