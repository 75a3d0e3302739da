import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountEndpoints } from '../../../../contract/accounts.ts';
import { call } from '../../../lib/client.ts';

export const identityConfigQuery = queryOptions({
  queryKey: ['identity-config'],
  queryFn: ({ signal }) => call(accountEndpoints.identityConfig, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Reads the authorized domains, password policy, captcha settings and sign-in methods. */
export function useIdentityConfig() {
  return useQuery(identityConfigQuery);
}
