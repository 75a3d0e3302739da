import { isInternalStaff, type ProvenAddress } from '../../../domain/internal-staff.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';

/** For everybody else, staff's calls are not there: the answer is the one of an address that has nothing. */
export function requireStaff(caller: ProvenAddress, deps: Pick<Deps, 'config'>): void {
  if (!isInternalStaff(caller, deps.config.company.staffDomains))
    throw new AppError('not_found', 'There is nothing at this address.');
}
