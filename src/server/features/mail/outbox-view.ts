import type { OutboxRow } from './outbox-store.ts';

export interface OutboxEntry {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** All links in the email; the button's first. */
  readonly links: readonly string[];
  readonly sent_at: string;
}

export function outboxView(row: OutboxRow): OutboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    links: [...new Set(row.text.match(/https?:\/\/\S+/g))],
    sent_at: row.sent_at.toISOString(),
  };
}
