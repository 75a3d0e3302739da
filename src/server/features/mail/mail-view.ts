import type { z } from 'zod';
import type { staffEndpoints } from '../../../contract/staff.ts';
import type { MailStatus } from './mail.ts';
import type { ListedMail } from './mail-listing-store.ts';

type MailEntry = z.output<typeof staffEndpoints.listStaffMails.answer.schema>['mails'][number];

export function mailView(row: ListedMail): MailEntry {
  return {
    id: row.id,
    to: row.to_address,
    kind: row.kind,
    status: row.status as MailStatus,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
  };
}
