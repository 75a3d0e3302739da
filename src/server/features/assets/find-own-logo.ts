import type { Deps } from '../../deps.ts';
import { listAssetsOf } from './asset-store.ts';
import { documentUrlOf } from './asset-view.ts';

/** Maximum number of files looked through. */
const mostLooked = 100;

/** Returns the user's logo: the file `id`, or else the first in the list that is one; null if there is none. */
export async function findOwnLogo(
  { uid, id }: { readonly uid: string; readonly id: string | null },
  deps: Pick<Deps, 'db'>,
) {
  const rows = await listAssetsOf(deps.db, uid, {}, { after: null, limit: mostLooked });
  const logo =
    rows.find((row) => row.id === id) ?? rows.find((row) => row.kind !== 'font' && row.facts.role === 'logo');
  return logo
    ? { id: logo.id, name: logo.name, description: logo.description, url: documentUrlOf(logo.id) }
    : null;
}
