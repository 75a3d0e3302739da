import { type SearchEngineKind, searchEngineFacts } from '../../../contract/search-engine-kinds.ts';
import { createSearchEngine } from '../../adapters/web-search/web-search.ts';
import { AppError } from '../../app-error.ts';
import { Secret } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { sealKey } from '../../secrets/seal-key.ts';
import { told } from '../../told.ts';
import { checkServerAddress } from './check-server-address.ts';
import { announceModels } from './keep-provider.ts';
import { readSearchEngine, type SearchSettings, searchKeyPlace } from './search-engine.ts';

type SearchDeps = Pick<Deps, 'db' | 'config' | 'identity' | 'models' | 'instanceSecret'>;

const testQuery = 'document design';

/** @throws AppError `conflict` if the environment sets the search engine */
export async function requireOwnSearchEngine(deps: Pick<Deps, 'db' | 'config' | 'instanceSecret'>) {
  const current = await readSearchEngine(deps);
  if (current?.isFixed) throw new AppError('conflict', told('searchSetByServer'));
  return current;
}

/**
 * Tries a search, then stores the engine with its key encrypted. The stored key is only used at the address
 * it was entered for.
 * @throws AppError with a message for the user
 */
export async function setSearchEngine(
  input: {
    readonly uid: string;
    readonly kind: SearchEngineKind;
    readonly address: string | undefined;
    readonly apiKey: string | undefined;
  },
  deps: SearchDeps,
): Promise<SearchSettings> {
  const { uid, kind } = input;
  const before = await requireOwnSearchEngine(deps);
  const facts = searchEngineFacts[kind];
  const address = input.address ?? facts.address;
  if (!address) throw new AppError('invalid_input', told('providerNeedsAddress', { name: facts.name }));
  const isSame = before?.kind === kind && before.server.address === address;
  const key = input.apiKey ? new Secret(input.apiKey) : isSame ? before.key : null;
  if (facts.needsKey && !key) throw new AppError('invalid_input', told('keyNeeded', { name: facts.name }));
  if (key && /[^\x21-\x7e]/.test(key.reveal())) throw new AppError('invalid_input', told('keyInvalid'));
  const server = await checkServerAddress({ uid, address, hasKey: key !== null }, deps);
  await createSearchEngine({ kind, server, key }).search(testQuery, new AbortController().signal);
  const row = {
    is_only: true,
    kind,
    address: server.address,
    sealed_key: key && sealKey(key, searchKeyPlace, deps.instanceSecret),
    may_be_private: server.mayBePrivate,
  };
  await deps.db
    .insertInto('search_engine')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
  await announceModels(deps);
  return { kind, server, key, isFixed: false };
}
