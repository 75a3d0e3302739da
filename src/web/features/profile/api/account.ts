import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { accountFacts } from '../../../../contract/profile.ts';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';

export type Account = z.infer<typeof accountFacts>;

const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => call(profileEndpoints.readAccount, {}, { signal }),
});

/** Reads the current state of the user's account. */
export function useOwnAccount() {
  return useQuery(ownAccountQuery);
}

/**
 * Refetches what an account change made stale: the account, its profile, and its sessions. Mutations don't
 * await it, because the new data may unmount the component before its callback runs.
 */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['account', 'session', 'account-sessions'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
