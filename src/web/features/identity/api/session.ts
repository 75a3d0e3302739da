import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UserProfile } from '../../../../contract/identity.ts';
import { takeWordOfNoSession } from '../../../lib/page-facts.ts';

/**
 * Asks the server, unless the page came with its word that this browser holds no session: then the public pages need
 * none of the code that calls the server. The word is good for one time only, since signing in makes it untrue.
 */
async function askForSession(): Promise<UserProfile | null> {
  if (takeWordOfNoSession()) return null;
  const { readSession } = await import('./read-session.ts');
  return readSession();
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: askForSession,
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
