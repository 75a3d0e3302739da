import { isInternalStaff, type ProvenAddress } from '../../../domain/internal-staff.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';

/** Returns 404 to non-staff, so the routes can't be discovered. */
export function requireStaff(caller: ProvenAddress, deps: Pick<Deps, 'config'>): void {
  if (!isInternalStaff(caller, deps.config.company.staffDomains))
    throw new AppError('not_found', told('nothingHere'));
}
