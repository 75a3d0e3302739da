import { queryClient } from '../../../lib/query-client.ts';
import { sessionQuery } from './session.ts';

/** Ends this browser's session and clears all cached data. Throws CallError. */
export async function signOut(): Promise<void> {
  const { endSession } = await import('./end-session.ts');
  await endSession();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}
