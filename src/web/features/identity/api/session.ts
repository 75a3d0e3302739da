import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UserProfile } from '../../../../contract/identity.ts';
import { takeWordOfNoSession } from '../../../lib/page-facts.ts';

/**
 * Reads the session from the server, unless the page was served with the fact that this browser has none, so
 * that public pages don't load the API client. The fact is used once only, because signing in invalidates it.
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

/** Returns the display name; null if none is set ('User' is the identity service's placeholder). */
export function displayNameOf(profile: UserProfile): string | null {
  const name = profile.displayName?.trim();
  return name && name !== 'User' ? name : null;
}
