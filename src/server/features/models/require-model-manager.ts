import { isInternalStaff, type ProvenAddress } from '../../../domain/internal-staff.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';

type Manager = ProvenAddress & { readonly uid: string; readonly isByApiKey?: true };

/** Whether an account may connect models for everybody: the local owner and internal staff. */
async function managesModels(
  caller: ProvenAddress & { readonly uid: string },
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<boolean> {
  return isInternalStaff(caller, deps.config.company.staffDomains) || deps.identity.isOwner(caller.uid);
}

/** For everybody else, these calls are not there; nor for API keys. @throws AppError `not_found` */
export async function requireModelManager(
  caller: Manager,
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<void> {
  if (caller.isByApiKey || !(await managesModels(caller, deps)))
    throw new AppError('not_found', 'There is nothing at this address.');
}
