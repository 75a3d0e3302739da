import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { staffEndpoints } from '../../../contract/staff.ts';
import type { Deps } from '../../deps.ts';
import { checkReadiness } from '../service/check-readiness.ts';
import { countByDay, countMails, countUsers } from './staff-store.ts';

const days = 30;

/** Health, mail queue and usage by day, as staff see them. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'clock'>,
): Promise<AnswerOf<typeof staffEndpoints.staffOverview>> {
  const [health, users, mails, byDay] = await Promise.all([
    checkReadiness(deps),
    countUsers(deps.db),
    countMails(deps.db),
    countByDay(deps.db, deps.clock(), days),
  ]);
  const mailsIn = (...states: string[]) =>
    mails.filter(({ status }) => states.includes(status)).reduce((sum, { n }) => sum + Number(n), 0);
  return {
    health,
    users,
    mails: { queued: mailsIn('queued'), sent: mailsIn('sent'), failed: mailsIn('failed', 'bounced') },
    days: byDay,
  };
}
