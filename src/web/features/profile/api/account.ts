import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { contract } from '../../../../contract/index.ts';
import type { accountFacts } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';

export type Account = z.infer<typeof accountFacts>;

const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => call(contract.readAccount, {}, { signal }),
});

/** The account of the signed-in visitor, as it is now. */
export function useOwnAccount() {
  return useQuery(ownAccountQuery);
}

/**
 * Reads again what a change of the account has made old: the account, its profile, and where it is signed in.
 * Mutations do not wait for it: the new data may take away the component whose callback is still to come.
 */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['account', 'session', 'account-sessions'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
