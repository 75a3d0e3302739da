import type { Deps } from '../../deps.ts';
import { countByStatus } from './mail-listing-store.ts';

export interface MailCounts {
  readonly queued: number;
  readonly sent: number;
  /** Failed or bounced. */
  readonly failed: number;
}

/** Counts emails by status. Covers the last 30 days, because older ones are deleted. */
export async function countMails({ db }: Pick<Deps, 'db'>): Promise<MailCounts> {
  const rows = await countByStatus(db);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { queued: of('queued'), sent: of('sent'), failed: of('failed') + of('bounced') };
}
