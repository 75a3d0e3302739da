import { queryOptions, useQuery } from '@tanstack/react-query';
import { chatEndpoints } from '../../../../contract/chat.ts';
import { call } from '../../../lib/client.ts';

const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(chatEndpoints.listModels, {}, { signal }),
  // The owner may connect another model at any time.
  staleTime: 60_000,
});

export function useModels() {
  return useQuery(modelsQuery);
}
