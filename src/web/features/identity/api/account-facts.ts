import { queryOptions, useQuery } from '@tanstack/react-query';

/** The account of the visitor. The public pages do without the code that calls the server, so it comes when needed. */
const accountFactsQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => (await import('./read-account-facts.ts')).readAccountFacts(),
});

export function useAccountFacts({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...accountFactsQuery, enabled });
}
