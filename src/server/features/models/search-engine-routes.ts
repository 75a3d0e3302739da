import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { searchEngineEndpoints } from '../../../contract/search-engine.ts';
import type { Handlers } from '../../http/mount.ts';
import { announceModels } from './keep-provider.ts';
import { requireModelManager } from './require-model-manager.ts';
import { readSearchEngine, type SearchSettings } from './search-engine.ts';
import { requireOwnSearchEngine, setSearchEngine } from './set-search-engine.ts';

const engineView = (
  settings: SearchSettings | null,
): AnswerOf<typeof searchEngineEndpoints.readSearchEngine> => ({
  engine: settings && {
    kind: settings.kind,
    address: settings.server.address,
    has_key: settings.key !== null,
    is_fixed: settings.isFixed,
  },
});

export const searchEngineHandlers = {
  readSearchEngine: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    return engineView(await readSearchEngine(deps));
  },
  setSearchEngine: async ({ caller, body }, deps) => {
    await requireModelManager(caller, deps);
    const { kind, address, api_key: apiKey } = body;
    return engineView(await setSearchEngine({ uid: caller.uid, kind, address, apiKey }, deps));
  },
  removeSearchEngine: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    await requireOwnSearchEngine(deps);
    await deps.db.deleteFrom('search_engine').execute();
    await announceModels(deps);
    return undefined;
  },
} satisfies Handlers<typeof searchEngineEndpoints>;
