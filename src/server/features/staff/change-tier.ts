import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { grantTier } from '../membership/grant-tier.ts';

/** Changes a user's tier and its date; writing the same tier changes nothing. Throws `not_found`. */
export async function changeTier(
  input: { readonly uid: string; readonly tier: 'basic' | 'pro' | 'enterprise'; readonly by: string },
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
): Promise<void> {
  if (!(await grantTier(input, deps))) throw notFound('userMissing');
  deps.log.info({ user: input.uid, tier: input.tier, by: input.by }, 'staff changed a tier');
}
