import { totalmem } from 'node:os';
import type { localModelEndpoints } from '../../../contract/local-models.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import { told } from '../../told.ts';
import type { Connection } from './connection.ts';
import { findLocalServers } from './find-local-servers.ts';
import { connectionOf } from './live-models.ts';
import { findProvider, listProviders } from './model-store.ts';
import { removeFromOllama } from './ollama-pulls.ts';
import { requireModelManager } from './require-model-manager.ts';

const platforms = { linux: 'linux', darwin: 'macos', win32: 'windows' } as const;

async function ollamaAt(id: string, deps: Pick<Deps, 'db' | 'instanceSecret'>): Promise<Connection> {
  const row = await findProvider(deps.db, id);
  if (!row) throw notFound('providerMissing');
  if (row.kind !== 'ollama') throw new AppError('invalid_input', told('ollamaOnly'));
  return connectionOf(row, deps.instanceSecret);
}

export const localModelHandlers = {
  findLocalServers: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    const isOwner = await deps.identity.isOwner(caller.uid);
    const [servers, providers] = await Promise.all([
      // Only the owner can connect them.
      isOwner ? findLocalServers(deps.config.models.localServers) : [],
      listProviders(deps.db),
    ]);
    return {
      servers: servers.map(({ kind, name, address, modelCount }) => ({
        kind,
        name,
        address,
        model_count: modelCount,
        is_connected: providers.some((provider) => provider.address === address),
      })),
      platform: platforms[process.platform as keyof typeof platforms] ?? 'other',
      memory_bytes: totalmem(),
    };
  },
  listPulls: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    return {
      pulls: deps.pulls.list().map((pull) => ({
        provider_id: pull.providerId,
        model: pull.model,
        state: pull.state,
        done_bytes: pull.doneBytes,
        total_bytes: pull.totalBytes,
        message: pull.message,
      })),
    };
  },
  pullModel: async ({ caller, params, body }, deps) => {
    await requireModelManager(caller, deps);
    deps.pulls.start(params.id, await ollamaAt(params.id, deps), body.model);
    return undefined;
  },
  cancelPull: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    deps.pulls.cancel(params.id, params.model);
    return undefined;
  },
  removeLocalModel: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    await removeFromOllama(await ollamaAt(params.id, deps), params.model);
    return undefined;
  },
} satisfies Handlers<typeof localModelEndpoints>;
