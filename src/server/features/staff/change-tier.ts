import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { saveTier } from './staff-store.ts';

/** Changes the tier of a user and notes since when it holds; the same tier again changes nothing. Throws `not_found`. */
export async function changeTier(
  input: { readonly uid: string; readonly tier: 'basic' | 'pro' | 'enterprise'; readonly by: string },
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<void> {
  if (!(await saveTier(deps.db, input.uid, input.tier, deps.clock()))) throw notFound('The user');
  deps.log.info({ user: input.uid, tier: input.tier, by: input.by }, 'staff changed a tier');
}
