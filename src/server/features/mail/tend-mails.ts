import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import type { Tended } from './mail.ts';
import { abandonSpent, emptyOlderThan, findStranded, forgetOlderThan } from './mail-upkeep-store.ts';

/** Seconds after which an overdue job counts as stranded. */
const lateSeconds = 30;
const hourSeconds = 60 * 60;
/** Long enough to investigate a complaint; by then the links have expired. */
const keepBodiesSeconds = 24 * hourSeconds;
/** Addresses are personal data, so rows are deleted once no longer needed. */
const keepRowsSeconds = 30 * 24 * hourSeconds;
/** Limits the length of one run; the next one continues. */
const batch = 500;

/** Runs maintenance with SMTP; see `Mail.tend`. Safe to run in several processes at once. */
export async function tendMails({ db }: Pick<Deps, 'db'>): Promise<Tended> {
  const abandoned = await abandonSpent(db, lateSeconds);
  const stranded = await findStranded(db, { lateSeconds, limit: batch });
  for (const id of stranded) await addJobWithin(db, sendMailJob, { id }, { key: `mail ${id}` });
  return {
    requeued: stranded.length,
    abandoned,
    emptied: await emptyOlderThan(db, keepBodiesSeconds),
    forgotten: await forgetOlderThan(db, keepRowsSeconds),
  };
}
