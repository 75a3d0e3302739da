import { isPremiumTemplate } from '../../../domain/membership/premium-templates.ts';
import type { StandingDeps } from './read-standing.ts';
import { requireFeature } from './require-feature.ts';

/**
 * Requires that the account may use this art direction; null and undefined mean none.
 * @throws AppError `plan_required`
 */
export async function requireTemplate(
  input: { readonly uid: string; readonly direction: string | null | undefined },
  deps: StandingDeps,
): Promise<void> {
  const { uid, direction } = input;
  if (direction && isPremiumTemplate(direction))
    await requireFeature({ uid, feature: 'premium_templates' }, deps);
}
