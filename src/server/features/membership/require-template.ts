import { isPremiumTemplate } from '../../../domain/membership/premium-templates.ts';
import type { StandingDeps } from './read-standing.ts';
import { requireFeature } from './require-feature.ts';

/**
 * Lets an account go on that may choose this art direction outright; null and undefined choose none.
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
