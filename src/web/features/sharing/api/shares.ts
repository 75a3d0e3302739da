import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { sharingEndpoints } from '../../../../contract/sharing.ts';
import { call } from '../../../lib/client.ts';
import { sharesKey } from '../../../lib/query-keys.ts';

const atOnce = 50;

export type ShareChoices = BodyOf<typeof sharingEndpoints.createShare>;

/** Lists the share links of a document, newest first. */
export function useDocumentShares(documentId: string) {
  return useQuery({
    queryKey: [...sharesKey, 'document', documentId],
    queryFn: ({ signal }) =>
      call(sharingEndpoints.listShares, { query: { document_id: documentId, limit: '100' } }, { signal }),
    // View counts change in the background.
    staleTime: 0,
  });
}

/** Lists all of the user's links, newest first, page by page. */
export function useAllShares() {
  return useInfiniteQuery({
    queryKey: [...sharesKey, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        sharingEndpoints.listShares,
        { query: { limit: String(atOnce), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
}

/** Refetches the lists of links, and the documents, which show whether they are shared. */
function lookAgain(queryClient: QueryClient): Promise<unknown> {
  void queryClient.invalidateQueries({ queryKey: ['library', 'documents'] });
  return queryClient.invalidateQueries({ queryKey: sharesKey });
}

export function useCreateShare(documentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choices: ShareChoices) =>
      call(sharingEndpoints.createShare, { params: { id: documentId }, body: choices }),
    onSuccess: () => lookAgain(queryClient),
  });
}

export function useUpdateShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, choices }: { id: string; choices: ShareChoices }) =>
      call(sharingEndpoints.updateShare, { params: { id }, body: choices }),
    onSuccess: () => lookAgain(queryClient),
  });
}

export function useRevokeShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(sharingEndpoints.revokeShare, { params: { id } }),
    onSettled: () => lookAgain(queryClient),
  });
}

/** Revokes all links of a document. */
export function useMakePrivate(documentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(sharingEndpoints.makePrivate, { params: { id: documentId } }),
    onSettled: () => lookAgain(queryClient),
  });
}
