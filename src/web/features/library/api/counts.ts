import { useQuery } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';

/** Returns the total number of documents. */
export function useDocumentTotal(): number | undefined {
  return useQuery({
    queryKey: [...libraryKeys.all, 'total'],
    queryFn: async ({ signal }) => {
      const query = { include_documents: 'false', include_favorites: 'false', limit_sessions: '1' } as const;
      return (await call(contract.readLibrary, { query }, { signal })).total_documents;
    },
    staleTime: 0,
  }).data;
}
