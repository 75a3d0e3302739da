import type { modelEndpoints } from '../../../contract/models.ts';
import { AppError, notFound } from '../../app-error.ts';
import { resolveModel } from '../../chat/providers/resolve-model.ts';
import type { Handlers } from '../../http/mount.ts';
import { told } from '../../told.ts';
import { followModelTest } from './follow-model-test.ts';
import { addProvider, announceModels, changedMeanwhile, changeProvider } from './keep-provider.ts';
import { listModelsAt } from './list-models-at.ts';
import { connectionOf } from './live-models.ts';
import {
  deleteOffered,
  deleteProvider,
  findOffered,
  findProvider,
  insertOffered,
  listProviders,
  updateChoices,
  updateOffered,
} from './model-store.ts';
import { connectionView, listedView, offeredView, providerView } from './model-views.ts';
import { listLocalModels } from './offer-local-model.ts';
import { readModelSettings } from './read-model-settings.ts';
import { readTestPage } from './read-test-page.ts';
import { requireModelManager } from './require-model-manager.ts';
import { requirePictureModel } from './require-picture-model.ts';

export const modelHandlers = {
  readModelSettings: async ({ caller }, deps) => {
    await requireModelManager(caller, deps);
    return readModelSettings({ uid: caller.uid }, deps);
  },
  changeModelChoices: async ({ caller, body }, deps) => {
    await requireModelManager(caller, deps);
    const { revision, ...change } = body;
    if (change.default_alias !== undefined) resolveModel(deps.models, change.default_alias);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (!(await updateChoices(deps.db, given, revision))) throw changedMeanwhile();
    await announceModels(deps);
    return undefined;
  },
  addProvider: async ({ caller, body }, deps) => {
    await requireModelManager(caller, deps);
    const { kind, ...fields } = body;
    const kept = await addProvider({ uid: caller.uid, kind, fields }, deps);
    return connectionView(kept, (row) => providerView(row, connectionOf(row, deps.instanceSecret)));
  },
  changeProvider: async ({ caller, params, body }, deps) => {
    await requireModelManager(caller, deps);
    const kept = await changeProvider({ uid: caller.uid, id: params.id, fields: body }, deps);
    return connectionView(kept, (row) => providerView(row, connectionOf(row, deps.instanceSecret)));
  },
  removeProvider: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    if (!(await deleteProvider(deps.db, params.id))) throw notFound('providerMissing');
    await announceModels(deps);
    return undefined;
  },
  listProviderModels: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    const row = await findProvider(deps.db, params.id);
    if (!row) throw notFound('providerMissing');
    const models =
      row.kind === 'engine'
        ? await listLocalModels(deps.engine)
        : await listModelsAt(connectionOf(row, deps.instanceSecret));
    return { models: models.map(listedView) };
  },
  offerModel: async ({ caller, body }, deps) => {
    await requireModelManager(caller, deps);
    const taken = new AppError('conflict', told('aliasTaken', { alias: body.alias }));
    if (deps.models.fixed.models.some(({ alias }) => alias === body.alias)) throw taken;
    const providers = await listProviders(deps.db);
    const provider = providers.find(({ id }) => id === body.provider_id);
    if (!provider) throw notFound('providerMissing');
    if (body.purpose === 'pictures') requirePictureModel(provider.kind, body.model);
    const row = await insertOffered(deps.db, body);
    if (!row) throw taken;
    await announceModels(deps);
    return offeredView(row, providers);
  },
  changeOfferedModel: async ({ caller, params, body }, deps) => {
    await requireModelManager(caller, deps);
    const providers = await listProviders(deps.db);
    const provider = providers.find(({ id }) => id === body.provider_id);
    if (!provider) throw notFound('providerMissing');
    const offered = await findOffered(deps.db, params.alias);
    if (!offered) throw notFound('modelMissing');
    if (offered.purpose === 'pictures') requirePictureModel(provider.kind, body.model);
    const { revision, ...change } = body;
    const row = await updateOffered(deps.db, { alias: params.alias, ...change }, revision);
    if (!row) throw changedMeanwhile();
    await announceModels(deps);
    return offeredView(row, providers);
  },
  withdrawModel: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    if (!(await deleteOffered(deps.db, params.alias))) throw notFound('modelMissing');
    await announceModels(deps);
    return undefined;
  },
  testOfferedModel: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    const row = await findOffered(deps.db, params.alias);
    if (!row) throw notFound('modelMissing');
    return followModelTest(row, caller.uid, deps);
  },
  readTestPage: async ({ caller, params }, deps) => {
    await requireModelManager(caller, deps);
    const { pdf, fileName } = await readTestPage({ alias: params.alias }, deps);
    return { body: pdf, contentType: 'application/pdf', fileName, disposition: 'inline' };
  },
} satisfies Handlers<typeof modelEndpoints>;
