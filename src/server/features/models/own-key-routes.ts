import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { ownModelKeyEndpoints } from '../../../contract/own-model-keys.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { addOwnKey, requireOwnKeysAllowed } from './add-own-key.ts';
import { listModelsAt } from './list-models-at.ts';
import { kindOf, readChoices } from './model-store.ts';
import { listedView } from './model-views.ts';
import { deleteOwnKey, findOwnKey, listOwnKeys, type OwnKeyRow, setOwnKeyModel } from './own-key-store.ts';
import { ownConnectionOf } from './own-models.ts';

type OwnKeyView = AnswerOf<typeof ownModelKeyEndpoints.listOwnModelKeys>['keys'][number];

const ownKeyView = ({ id, kind, address, model, created_at }: OwnKeyRow): OwnKeyView => ({
  id,
  kind: kindOf(kind),
  address,
  model,
  created_at: created_at.toISOString(),
});

export const ownModelKeyHandlers = {
  listOwnModelKeys: async ({ caller }, { db }) => {
    const [choices, rows] = await Promise.all([readChoices(db), listOwnKeys(db, caller.uid)]);
    return { is_allowed: choices.are_own_keys_allowed, keys: rows.map(ownKeyView) };
  },
  addOwnModelKey: async ({ caller, body }, deps) => {
    const { kind, api_key: apiKey, address } = body;
    const { row, models } = await addOwnKey({ uid: caller.uid, kind, apiKey, address }, deps);
    return { key: ownKeyView(row), models: models.map(listedView) };
  },
  listModelsOfOwnKey: async ({ caller, params }, deps) => {
    await requireOwnKeysAllowed(deps);
    const row = await findOwnKey(deps.db, caller.uid, params.id);
    if (!row) throw notFound('keyMissing');
    const models = await listModelsAt(ownConnectionOf(row, deps.instanceSecret));
    return { models: models.map(listedView) };
  },
  chooseModelOfOwnKey: async ({ caller, params, body }, deps) => {
    const row = await setOwnKeyModel(deps.db, { uid: caller.uid, id: params.id, model: body.model });
    if (!row) throw notFound('keyMissing');
    return ownKeyView(row);
  },
  removeOwnModelKey: async ({ caller, params }, deps) => {
    if (!(await deleteOwnKey(deps.db, caller.uid, params.id))) throw notFound('keyMissing');
    return undefined;
  },
} satisfies Handlers<typeof ownModelKeyEndpoints>;
