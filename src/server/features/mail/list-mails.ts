import type { z } from 'zod';
import type { staffEndpoints } from '../../../contract/staff.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { findMails } from './mail-listing-store.ts';
import { mailView } from './mail-view.ts';

type Listing = z.output<typeof staffEndpoints.listStaffMails.answer.schema>;

export interface MailQuery {
  readonly limit: number;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

/**
 * Returns the email queue, newest first, for staff. Without bodies, so without links. The caller must check
 * permissions.
 */
export async function listMails(query: MailQuery, { db }: Pick<Deps, 'db'>): Promise<Listing> {
  if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) {
    throw new AppError('invalid_input', forCallers("This cursor doesn't belong to this list."), {
      fields: [{ path: 'cursor', message: 'Send next_cursor from the previous page, or leave it out.' }],
    });
  }
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  const rows = await findMails(db, { before, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    mails: shown.map(mailView),
    next_cursor: last && rows.length > shown.length ? String(last.seq) : null,
  };
}
