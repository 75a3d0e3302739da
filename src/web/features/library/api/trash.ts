import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';

export interface TrashedIds {
  readonly kind: 'session' | 'document';
  readonly ids: readonly string[];
}

/** Lists what was deleted in the last 30 days. */
export function useTrash() {
  return useQuery({
    queryKey: libraryKeys.trash,
    queryFn: ({ signal }) => call(libraryEndpoints.listTrash, {}, { signal }),
    staleTime: 0,
  });
}

/** Restores items from the trash. Resolves with the number of items that no longer existed. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, ids }: TrashedIds) => {
      if (kind === 'session') {
        const { failed_sessions } = await call(libraryEndpoints.restoreSessions, {
          body: { session_ids: [...ids] },
        });
        return failed_sessions.length;
      }
      const { failed_documents } = await call(libraryEndpoints.restoreDocuments, {
        body: { document_ids: [...ids] },
      });
      return failed_documents.length;
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}

/** Permanently deletes everything in the trash. */
export function useEmptyTrash() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(libraryEndpoints.emptyTrash, {}),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.trash }),
  });
}
