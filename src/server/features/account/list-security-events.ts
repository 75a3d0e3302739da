import { z } from 'zod';
import { type securityEvent, securityEventKinds } from '../../../contract/profile.ts';
import type { Deps } from '../../deps.ts';
import { deviceOf } from './device-name.ts';

const detailSchema = z.object({
  address: z.string().optional(),
  agent: z.string().optional(),
  name: z.string().optional(),
  to: z.string().optional(),
});

/** Larger than any id. */
const newest = String(2n ** 63n - 1n);

export interface SecurityEventPage {
  readonly events: z.infer<typeof securityEvent>[];
  readonly has_more: boolean;
}

/**
 * Returns the account's security events, newest first. `before` is the id of the last event already loaded.
 */
export async function listSecurityEvents(
  input: { readonly uid: string; readonly before?: string | undefined; readonly limit: number },
  deps: Pick<Deps, 'db'>,
): Promise<SecurityEventPage> {
  const rows = await deps.db
    .selectFrom('security_events')
    .select(['id', 'kind', 'detail', 'at'])
    .where('user_id', '=', input.uid)
    .where('id', '<', input.before ?? newest)
    .orderBy('id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const events = rows.slice(0, input.limit).flatMap(({ id, kind: written, detail, at }) => {
    const kind = securityEventKinds.find((known) => known === written);
    // Written by a newer release.
    if (!kind) return [];
    const { address, agent, name, to } = detailSchema.parse(detail);
    return {
      id: String(id),
      kind,
      at: at.toISOString(),
      ...(kind === 'signed_in' ? deviceOf(agent ?? null) : { device: null, browser: null, system: null }),
      address: address || null,
      subject: name ?? to ?? null,
    };
  });
  return { events, has_more: rows.length > input.limit };
}
