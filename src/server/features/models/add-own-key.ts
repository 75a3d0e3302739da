import type { ProviderKindName } from '../../../contract/provider-kind-names.ts';
import { AppError } from '../../app-error.ts';
import { Secret } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { sealKey } from '../../secrets/seal-key.ts';
import { told } from '../../told.ts';
import { connectProvider } from './connect-provider.ts';
import type { ListedModel } from './connection.ts';
import { readChoices } from './model-store.ts';
import { type OwnKeyRow, putOwnKey } from './own-key-store.ts';

/** @throws AppError `not_found` unless the owner allows own keys */
export async function requireOwnKeysAllowed({ db }: Pick<Deps, 'db'>): Promise<void> {
  if ((await readChoices(db)).are_own_keys_allowed) return;
  throw new AppError('not_found', told('ownKeysOff'));
}

/**
 * Tests an account's own key and stores it encrypted, replacing an earlier one of the same provider. Private
 * addresses are for the owner, as with shared providers.
 * @throws AppError `not_found` unless allowed, and those of `connectProvider`
 */
export async function addOwnKey(
  input: {
    readonly uid: string;
    readonly kind: ProviderKindName;
    readonly apiKey: string;
    readonly address: string | undefined;
  },
  deps: Pick<Deps, 'db' | 'config' | 'identity' | 'instanceSecret'>,
): Promise<{ readonly row: OwnKeyRow; readonly models: readonly ListedModel[] }> {
  const { uid, kind, address } = input;
  await requireOwnKeysAllowed(deps);
  const key = new Secret(input.apiKey);
  const found = await connectProvider(
    { uid, kind, key, address, name: undefined, trustFingerprint: undefined, certificate: null },
    deps,
  );
  if ('unknown' in found) throw new AppError('unprocessable', told('certificateUnknown'));
  const id = crypto.randomUUID();
  const { server } = found.connection;
  const row = await putOwnKey(deps.db, {
    id,
    user_id: uid,
    kind,
    address: server.address,
    sealed_key: sealKey(key, id, deps.instanceSecret),
    may_be_private: server.mayBePrivate,
  });
  return { row, models: found.models };
}
