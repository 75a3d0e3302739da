import type { Kysely } from 'kysely';
import type { LocalEngine } from '../../adapters/engine/local-engine.ts';
import type { ModelRecord } from '../../adapters/engine/model-shelf.ts';
import type { Database } from '../../database/schema.ts';
import type { ListedModel } from './connection.ts';
import { announceModels } from './keep-provider.ts';
import type { LiveModels } from './live-models.ts';
import {
  deleteOffered,
  deleteProvider,
  insertOffered,
  insertProvider,
  keepTest,
  listOffered,
  listProviders,
  type ProviderRow,
} from './model-store.ts';
import { localTest } from './test-offered.ts';

interface OfferDeps {
  readonly db: Kysely<Database>;
  readonly models: LiveModels;
}

/** Address of the provider row; nothing is ever sent there. */
const engineAddress = 'engine:this-server';
const firstAlias = 'local';

async function engineProvider(db: Kysely<Database>): Promise<ProviderRow> {
  const known = (await listProviders(db)).find(({ kind }) => kind === 'engine');
  return (
    known ??
    insertProvider(db, {
      id: crypto.randomUUID(),
      kind: 'engine',
      name: 'This server',
      address: engineAddress,
      sealed_key: null,
      certificate: null,
      may_be_private: true,
    })
  );
}

/** Returns the ids of the local models that are offered. */
export async function offeredLocalModels(db: Kysely<Database>): Promise<string[]> {
  const [providers, offered] = await Promise.all([listProviders(db), listOffered(db)]);
  const ids = new Set(providers.filter(({ kind }) => kind === 'engine').map(({ id }) => id));
  return offered.filter(({ provider_id }) => ids.has(provider_id)).map(({ model }) => model);
}

/** Offers a model that is ready, as 'local' or 'local-2'. Does nothing if it is offered already. */
export async function offerLocalModel(
  { id, contextTokens, speed }: Pick<ModelRecord, 'id' | 'contextTokens' | 'speed'>,
  { db, models }: OfferDeps,
): Promise<void> {
  if (!(await offeredLocalModels(db)).includes(id)) {
    const provider = await engineProvider(db);
    const fixed = new Set(models.fixed.models.map(({ alias }) => alias));
    for (let number = 1; ; number += 1) {
      const alias = number === 1 ? firstAlias : `${firstAlias}-${number}`;
      if (fixed.has(alias)) continue;
      const row = await insertOffered(db, {
        alias,
        provider_id: provider.id,
        model: id,
        purpose: 'text',
        input_price: 0,
        output_price: 0,
        picture_price: null,
        context_tokens: contextTokens,
      });
      if (!row) continue;
      if (speed) await keepTest(db, row, { ...localTest(speed, 0), tested_at: row.created_at.toISOString() });
      break;
    }
  }
  await announceModels({ db, models });
}

/** Withdraws a deleted model, and the provider with its last one. */
export async function withdrawLocalModel(id: string, { db, models }: OfferDeps): Promise<void> {
  const [providers, offered] = await Promise.all([listProviders(db), listOffered(db)]);
  const provider = providers.find(({ kind }) => kind === 'engine');
  if (!provider) return;
  const own = offered.filter(({ provider_id }) => provider_id === provider.id);
  for (const { alias, model } of own) if (model === id) await deleteOffered(db, alias);
  if (own.every(({ model }) => model === id)) await deleteProvider(db, provider.id);
  await announceModels({ db, models });
}

/** Lists the engine's models as a provider would. */
export async function listLocalModels(engine: LocalEngine): Promise<ListedModel[]> {
  const records = await engine.models();
  return records
    .filter(({ isReady }) => isReady)
    .map(({ id, contextTokens, bytes }) => ({
      id,
      contextTokens,
      price: { input: 0, output: 0 },
      sizeBytes: bytes,
    }));
}
