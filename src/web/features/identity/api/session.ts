import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UserProfile } from '../../../../contract/identity.ts';
import { contract } from '../../../../contract/index.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';

/** Who is signed in; null for an anonymous visitor. Throws when the server cannot say. */
async function readSession(): Promise<UserProfile | null> {
  try {
    return await call(contract.readProfile, {});
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
});

export function useSession() {
  return useQuery(sessionQuery);
}

/** The name to show, unless nobody gave one: 'User' is the identity service's own filler. */
export function displayNameOf(profile: UserProfile): string | null {
  const name = profile.displayName?.trim();
  return name && name !== 'User' ? name : null;
}
