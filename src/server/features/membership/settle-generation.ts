import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { settleClaim } from './allowance-store.ts';

/**
 * Ends the claim of a run: charged where it saved a checked page, else given back. Once for a run, whatever is asked
 * afterwards; one that never claimed is left alone. Call it in the transaction that ends the run.
 */
export async function settleGeneration(
  input: { readonly runId: string; readonly isCharged: boolean },
  deps: { readonly db: Kysely<Database> },
): Promise<void> {
  await settleClaim(deps.db, input.runId, input.isCharged ? 'charge' : 'release');
}
