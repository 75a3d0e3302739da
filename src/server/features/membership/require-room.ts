import { AppError } from '../../app-error.ts';
import { countDocuments } from './membership-store.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/**
 * Requires room for one more document or, with `forNewDocument` false, that the account is within its plan's
 * limit. After a downgrade, documents over the limit can be read, exported and deleted, but not edited.
 * @throws AppError `plan_required`
 */
export async function requireRoom(
  input: { readonly uid: string; readonly forNewDocument: boolean },
  deps: StandingDeps,
): Promise<void> {
  const { plan } = await readStanding(input.uid, deps);
  if (plan.documents === null) return;
  const kept = await countDocuments(deps.db, input.uid);
  const after = kept + (input.forNewDocument ? 1 : 0);
  if (after <= plan.documents) return;
  const limit = plan.documents.toLocaleString('en');
  throw new AppError(
    'plan_required',
    input.forNewDocument
      ? `The ${plan.name} plan keeps ${limit} documents, and you have that many. Delete some, or choose a larger plan under Pricing.`
      : `The ${plan.name} plan keeps ${limit} documents, and you have ${kept.toLocaleString('en')}. You can read, export and delete them all; to change one, delete some or choose a larger plan under Pricing.`,
  );
}
