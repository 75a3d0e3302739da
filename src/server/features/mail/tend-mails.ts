import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import type { Tended } from './mail.ts';
import { abandonSpent, emptyOlderThan, findStranded, forgetOlderThan } from './mail-upkeep-store.ts';

/** A job that is merely a little late is not stranded. */
const lateSeconds = 30;
const hourSeconds = 60 * 60;
/** Long enough to look into a complaint; the links in it are too old to be of use by then. */
const keepBodiesSeconds = 24 * hourSeconds;
/** Addresses are personal data: the list is a queue, not an archive. */
const keepRowsSeconds = 30 * 24 * hourSeconds;
/** So that one run stays short; the next one goes on. */
const batch = 500;

/** Housekeeping with SMTP; see `Mail.tend`. Harmless when several processes do it at once. */
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
