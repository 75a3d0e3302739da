import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findSubscription } from './membership-store.ts';
import type { SubscriptionRow } from './paying.ts';

/** Returns an account's latest subscription, whatever its status; null if there was none. */
export async function findSubscriptionOf(
  uid: string,
  deps: { readonly db: Kysely<Database> },
): Promise<SubscriptionRow | null> {
  return (await findSubscription(deps.db, uid)) ?? null;
}
