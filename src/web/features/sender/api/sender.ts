import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type SenderDetails, senderEndpoints } from '../../../../contract/sender.ts';
import { call } from '../../../lib/client.ts';
import { queryClient } from '../../../lib/query-client.ts';

const senderQuery = queryOptions({
  queryKey: ['sender'],
  queryFn: ({ signal }) => call(senderEndpoints.readSender, {}, { signal }),
});

/** Reads the user's details for bills and letters. */
export function useSender() {
  return useQuery(senderQuery);
}

/** Saves the details; empty ones are deleted. */
export function useSaveSender() {
  return useMutation({
    mutationFn: (details: Partial<SenderDetails>) => call(senderEndpoints.saveSender, { body: details }),
    onSuccess: (answer) => {
      queryClient.setQueryData(senderQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ['sender-match'] });
    },
  });
}

const matchQuery = (documentId: string, version: number) =>
  queryOptions({
    queryKey: ['sender-match', documentId, version],
    queryFn: ({ signal }) =>
      call(senderEndpoints.matchSender, { params: { id: documentId, version } }, { signal }),
    staleTime: 60_000,
  });

/** Reads what the user's details fill in on a version, and which details it states; null reads nothing. */
export function useSenderMatch(of: { readonly documentId: string; readonly version: number } | null) {
  return useQuery({ ...matchQuery(of?.documentId ?? '', of?.version ?? 0), enabled: of !== null }).data;
}

/** The same, once. Throws CallError. */
export const readSenderMatch = (documentId: string, version: number) =>
  queryClient.fetchQuery(matchQuery(documentId, version));
