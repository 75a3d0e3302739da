import { useQuery } from '@tanstack/react-query';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';

/** Returns the total number of documents. */
export function useDocumentTotal(): number | undefined {
  return useQuery({
    queryKey: [...libraryKeys.all, 'total'],
    queryFn: async ({ signal }) => {
      const query = { include_documents: 'false', include_favorites: 'false', limit_sessions: '1' } as const;
      return (await call(libraryEndpoints.readLibrary, { query }, { signal })).total_documents;
    },
    staleTime: 0,
  }).data;
}
