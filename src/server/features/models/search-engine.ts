import type { Kysely } from 'kysely';
import {
  type SearchEngineKind,
  searchEngineFacts,
  searchEngineKinds,
} from '../../../contract/search-engine-kinds.ts';
import type { ModelServer } from '../../adapters/model-server/model-address.ts';
import type { Config, Secret } from '../../config.ts';
import type { Database, Row } from '../../database/schema.ts';
import { openKey } from '../../secrets/seal-key.ts';

/** Binds the encrypted key to its place, like the id of a provider. */
export const searchKeyPlace = 'search-engine';

/** How to ask the chosen search engine. */
export interface SearchSettings {
  readonly kind: SearchEngineKind;
  readonly server: ModelServer;
  readonly key: Secret | null;
  /** Whether the environment sets it. */
  readonly isFixed: boolean;
}

/** Returns the search engine of the environment; null if it sets none. */
function fixedSearchEngine({ search }: Pick<Config, 'search'>): SearchSettings | null {
  if (search === null) return null;
  const address = search.address ?? searchEngineFacts[search.kind].address ?? '';
  // Whoever sets the environment may use any network.
  return {
    kind: search.kind,
    server: { address, mayBePrivate: true, certificate: null },
    key: search.key,
    isFixed: true,
  };
}

function settingsOfRow(row: Row<'search_engine'>, instanceSecret: Uint8Array): SearchSettings | null {
  const kind = searchEngineKinds.find((known) => known === row.kind);
  if (!kind) return null;
  return {
    kind,
    server: { address: row.address, mayBePrivate: row.may_be_private, certificate: null },
    key: row.sealed_key && openKey(row.sealed_key, searchKeyPlace, instanceSecret),
    isFixed: false,
  };
}

/** Returns the search engine in use; the environment takes precedence. */
export async function readSearchEngine(deps: {
  readonly config: Pick<Config, 'search'>;
  readonly db: Kysely<Database>;
  readonly instanceSecret: Uint8Array;
}): Promise<SearchSettings | null> {
  const fixed = fixedSearchEngine(deps.config);
  if (fixed) return fixed;
  const row = await deps.db.selectFrom('search_engine').selectAll().executeTakeFirst();
  return row ? settingsOfRow(row, deps.instanceSecret) : null;
}
