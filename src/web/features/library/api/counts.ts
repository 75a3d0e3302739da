import { useQuery } from '@tanstack/react-query';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';

/** Returns the total number of documents. The list of sessions brings it along, so it then isn't `asked` for. */
export function useDocumentTotal(isAsked = true): number | undefined {
  return useQuery({
    queryKey: libraryKeys.total,
    queryFn: async ({ signal }) => {
      const query = { include_documents: 'false', include_favorites: 'false', limit_sessions: '1' } as const;
      return (await call(libraryEndpoints.readLibrary, { query }, { signal })).total_documents;
    },
    enabled: isAsked,
    staleTime: 0,
  }).data;
}
