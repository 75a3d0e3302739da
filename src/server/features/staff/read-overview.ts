import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { staffEndpoints } from '../../../contract/staff.ts';
import type { Deps } from '../../deps.ts';
import { countMails } from '../mail/count-mails.ts';
import { checkReadiness } from '../service/check-readiness.ts';
import { countByDay, countUsers } from './staff-store.ts';

const days = 30;

/** Returns health, email queue and daily usage for staff. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'clock' | 'config'>,
): Promise<AnswerOf<typeof staffEndpoints.staffOverview>> {
  const [health, users, mails, byDay] = await Promise.all([
    checkReadiness(deps),
    countUsers(deps.db),
    countMails(deps),
    countByDay(deps.db, deps.clock(), days),
  ]);
  return {
    health,
    users,
    mails,
    days: byDay,
  };
}
