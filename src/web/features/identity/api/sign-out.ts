import { queryClient } from '../../../lib/query-client.ts';
import { sessionQuery } from './session.ts';

/** Ends the session of this browser and drops everything that was loaded for it. Throws CallError. */
export async function signOut(): Promise<void> {
  const { endSession } = await import('./end-session.ts');
  await endSession();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}
