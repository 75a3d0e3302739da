import type { ProviderKindName } from '../../../contract/provider-kind-names.ts';
import { AppError, notFound } from '../../app-error.ts';
import { Secret } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { sealKey } from '../../secrets/seal-key.ts';
import { told } from '../../told.ts';
import { type Connected, connectProvider } from './connect-provider.ts';
import type { Connection, ListedModel } from './connection.ts';
import { connectionOf } from './live-models.ts';
import {
  findProvider,
  insertProvider,
  notifyModels,
  type ProviderRow,
  updateProvider,
} from './model-store.ts';

type ModelDeps = Pick<Deps, 'db' | 'config' | 'identity' | 'models' | 'instanceSecret'>;

interface ProviderFields {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly api_key?: string | undefined;
  readonly trust_fingerprint?: string | undefined;
}

export type KeptProvider =
  | { readonly row: ProviderRow; readonly models: readonly ListedModel[] }
  | Extract<Connected, { unknown: unknown }>;

export const changedMeanwhile = (): AppError => new AppError('conflict', told('changedByOther'));

/** Notifies all processes that models have changed, and reloads them in this one. */
export async function announceModels(deps: Pick<Deps, 'db' | 'models'>): Promise<void> {
  await notifyModels(deps.db);
  await deps.models.reload();
}

const rowOf = (id: string, { name, server, key }: Connection, secret: Uint8Array) => ({
  id,
  name,
  address: server.address,
  sealed_key: key && sealKey(key, id, secret),
  certificate: server.certificate,
  may_be_private: server.mayBePrivate,
});

/** Connects a provider and stores it with its key encrypted. @throws AppError as `connectProvider` */
export async function addProvider(
  input: { readonly uid: string; readonly kind: ProviderKindName; readonly fields: ProviderFields },
  deps: ModelDeps,
): Promise<KeptProvider> {
  const { uid, kind, fields } = input;
  const key = fields.api_key ? new Secret(fields.api_key) : null;
  const { name, address, trust_fingerprint: trustFingerprint } = fields;
  const found = await connectProvider(
    { uid, kind, name, address, key, trustFingerprint, certificate: null },
    deps,
  );
  if ('unknown' in found) return found;
  const row = { ...rowOf(crypto.randomUUID(), found.connection, deps.instanceSecret), kind };
  const kept = await insertProvider(deps.db, row);
  await announceModels(deps);
  return { row: kept, models: found.models };
}

/**
 * Updates a provider. The stored key is only sent to the address it was entered for, so a new address
 * requires the key again.
 * @throws AppError `not_found`, `conflict`, and those of `connectProvider`
 */
export async function changeProvider(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly fields: ProviderFields & { readonly revision: number };
  },
  deps: ModelDeps,
): Promise<KeptProvider> {
  const { uid, id, fields } = input;
  const before = await findProvider(deps.db, id);
  if (!before) throw notFound('providerMissing');
  if (before.revision !== fields.revision) throw changedMeanwhile();
  const old = connectionOf(before, deps.instanceSecret);
  const address = fields.address ?? before.address;
  const isSamePlace = address === before.address;
  if (!isSamePlace && before.sealed_key && !fields.api_key)
    throw new AppError('invalid_input', told('keyNeededForNewAddress'));
  const key = fields.api_key ? new Secret(fields.api_key) : isSamePlace ? old.key : null;
  const isRenamedAlone = isSamePlace && !fields.api_key && !fields.trust_fingerprint;
  const found: Connected = isRenamedAlone
    ? { connection: { ...old, name: fields.name ?? old.name }, models: [], isPrivate: false }
    : await connectProvider(
        {
          uid,
          kind: old.kind,
          name: fields.name ?? old.name,
          address,
          key,
          trustFingerprint: fields.trust_fingerprint,
          certificate: isSamePlace && !fields.trust_fingerprint ? before.certificate : null,
        },
        deps,
      );
  if ('unknown' in found) return found;
  const next = rowOf(id, found.connection, deps.instanceSecret);
  const kept = await updateProvider(
    deps.db,
    // Keeps a key that can't be decrypted until it is replaced.
    isRenamedAlone ? { ...next, sealed_key: before.sealed_key } : next,
    fields.revision,
  );
  if (!kept) throw changedMeanwhile();
  await announceModels(deps);
  return { row: kept, models: found.models };
}
