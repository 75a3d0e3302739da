import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
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
      ? told('planFull', { plan: plan.name, limit })
      : told('planOverfull', { plan: plan.name, limit, count: kept }),
  );
}
