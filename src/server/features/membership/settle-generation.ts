import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { settleClaim } from './allowance-store.ts';

/**
 * Settles a run's claim: charges it if the run saved a checked page, otherwise releases it. Only the first
 * call has an effect; runs without a claim are ignored. Call it in the transaction that ends the run.
 */
export async function settleGeneration(
  input: { readonly runId: string; readonly isCharged: boolean },
  deps: { readonly db: Kysely<Database> },
): Promise<void> {
  await settleClaim(deps.db, input.runId, input.isCharged ? 'charge' : 'release');
}
