import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';

/** The account of the visitor; null for an anonymous one. */
const accountFactsQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => {
    try {
      return await call(profileEndpoints.readAccount, {});
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

export function useAccountFacts() {
  return useQuery(accountFactsQuery);
}
