import type { Deps } from '../../deps.ts';
import { factsOf } from './entry-kinds.ts';
import { findDefaultEntry } from './entry-store.ts';

/** Returns the id of the logo in the user's default brand kit; null if there is none. */
export async function defaultLogoId(uid: string, deps: Pick<Deps, 'db'>): Promise<string | null> {
  const row = await findDefaultEntry(deps.db, uid, 'kit');
  return row ? factsOf.kit.parse(row.facts).logo_id : null;
}
