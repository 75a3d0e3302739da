import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { changeHeld } from '../change-held.ts';
import { libraryKeys } from './library-keys.ts';

/** Changes a document optimistically in all cached lists. Returns a rollback function. */
async function changeEverywhere(
  queryClient: QueryClient,
  documentId: string,
  change: (document: LibraryDocument) => LibraryDocument | null,
): Promise<() => void> {
  const filter = { queryKey: libraryKeys.documents };
  await queryClient.cancelQueries(filter);
  const before = queryClient.getQueriesData(filter);
  queryClient.setQueriesData(filter, (held: unknown) => changeHeld(held, documentId, change));
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

/** Renames a document optimistically; rolls back on failure. */
export function useRenameDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(libraryEndpoints.updateDocument, { params: { id }, body: { title } }),
    onMutate: ({ id, title }) =>
      changeEverywhere(queryClient, id, (document) => ({ ...document, title, display_title: title })),
    onError: (_error, _input, takeBack) => takeBack?.(),
  });
}

/** Sets or clears a favorite optimistically; rolls back on failure. */
export function useSetFavorite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      call(libraryEndpoints.updateDocument, { params: { id }, body: { 'library.is_favorite': isFavorite } }),
    onMutate: ({ id, isFavorite }) =>
      changeEverywhere(queryClient, id, (document) => ({
        ...document,
        library: { is_favorite: isFavorite },
      })),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.favorites }),
  });
}

/**
 * Moves a document to the trash optimistically; rolls back on failure. Resolves with the reason if the server
 * refused.
 */
export function useDeleteDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { reasons } = await call(libraryEndpoints.deleteDocuments, { body: { document_ids: [id] } });
      return reasons[id] ?? null;
    },
    onMutate: (id) => changeEverywhere(queryClient, id, () => null),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSuccess: (refusal, _input, takeBack) => {
      if (refusal !== null) takeBack?.();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}

/** Duplicates a document in the same session. */
export function useDuplicateDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(libraryEndpoints.duplicateDocument, { params: { id }, body: { copy_id: crypto.randomUUID() } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}

/** Reads the current HTML of a document. */
export function useDocumentSource(documentId: string) {
  return useQuery({
    queryKey: [...libraryKeys.all, 'source', documentId],
    queryFn: async ({ signal }) => {
      const file = await call(libraryEndpoints.documentHtml, { params: { id: documentId } }, { signal });
      return file.blob.text();
    },
    staleTime: 0,
    gcTime: 0,
  });
}
