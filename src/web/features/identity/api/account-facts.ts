import { queryOptions, useQuery } from '@tanstack/react-query';

/** The visitor's account. Imported on demand, because public pages exclude the API client. */
const accountFactsQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => (await import('./read-account-facts.ts')).readAccountFacts(),
});

export function useAccountFacts({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...accountFactsQuery, enabled });
}
