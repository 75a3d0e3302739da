import { isInternalStaff, type ProvenAddress } from '../../../domain/internal-staff.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';

type Manager = ProvenAddress & { readonly uid: string; readonly isByApiKey?: true };

/** Returns whether an account may connect models for all users: the local owner and internal staff. */
async function managesModels(
  caller: ProvenAddress & { readonly uid: string },
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<boolean> {
  return isInternalStaff(caller, deps.config.company.staffDomains) || deps.identity.isOwner(caller.uid);
}

/**
 * Returns 404 to everyone else and to API keys, so the routes can't be discovered.
 * @throws AppError `not_found`
 */
export async function requireModelManager(
  caller: Manager,
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<void> {
  if (caller.isByApiKey || !(await managesModels(caller, deps)))
    throw new AppError('not_found', told('nothingHere'));
}
