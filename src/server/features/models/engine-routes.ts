import type { localEngineEndpoints } from '../../../contract/local-engine.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import { told } from '../../told.ts';
import { engineView } from './engine-view.ts';
import { offeredLocalModels, withdrawLocalModel } from './offer-local-model.ts';
import { requireModelManager } from './require-model-manager.ts';

/** Only the owner installs software, reads files of this computer and fills its disk. */
async function requireOwner(
  caller: Parameters<typeof requireModelManager>[0],
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<void> {
  await requireModelManager(caller, deps);
  if (!(await deps.identity.isOwner(caller.uid))) throw new AppError('forbidden', told('ownerOnly'));
}

export const localEngineHandlers = {
  readEngine: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    const [offered, isOwner] = await Promise.all([
      offeredLocalModels(deps.db),
      deps.identity.isOwner(caller.uid),
    ]);
    return engineView(deps.engine, offered, isOwner);
  },
  getEngineModel: async ({ caller, body }, deps) => {
    await requireOwner(caller, deps);
    return { id: await deps.engine.get(body) };
  },
  resumeEngineModel: async ({ caller, params }, deps) => {
    await requireOwner(caller, deps);
    await deps.engine.resume(params.id);
    return undefined;
  },
  pauseEngineModel: async ({ caller, params }, deps) => {
    await requireOwner(caller, deps);
    await deps.engine.pause(params.id);
    return undefined;
  },
  removeEngineModel: async ({ caller, params }, deps) => {
    await requireOwner(caller, deps);
    await withdrawLocalModel(params.id, deps);
    await deps.engine.remove(params.id);
    return undefined;
  },
  removeEngine: async ({ caller }, deps) => {
    await requireOwner(caller, deps);
    await deps.engine.uninstall();
    return undefined;
  },
} satisfies Handlers<typeof localEngineEndpoints>;
