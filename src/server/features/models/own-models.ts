import type { Kysely } from 'kysely';
import { providerKinds } from '../../../contract/model-providers.ts';
import type { ResolvedModel } from '../../chat/providers/resolve-model.ts';
import type { Database } from '../../database/schema.ts';
import { openKey } from '../../secrets/seal-key.ts';
import type { Connection } from './connection.ts';
import { kindOf, readChoices } from './model-store.ts';
import { listOwnKeys, type OwnKeyRow } from './own-key-store.ts';
import { writingModel } from './writing-model.ts';

/** Aliases of offered models have no colon, so they can't collide. */
const aliasPrefix = 'own:';

/** Returns whether an alias is of an account's own key. */
export const isOwnAlias = (alias: string): boolean => alias.startsWith(aliasPrefix);

/** Returns the connection of an account's own key. Its key is null if it can't be decrypted. */
export function ownConnectionOf(row: OwnKeyRow, instanceSecret: Uint8Array): Connection {
  const kind = kindOf(row.kind);
  return {
    kind,
    name: providerKinds[kind].name,
    server: { address: row.address, mayBePrivate: row.may_be_private, certificate: null },
    key: openKey(row.sealed_key, row.id, instanceSecret),
  };
}

function modelOf(row: OwnKeyRow, name: string, instanceSecret: Uint8Array): ResolvedModel | null {
  const connection = ownConnectionOf(row, instanceSecret);
  if (connection.key === null) return null;
  return {
    alias: `${aliasPrefix}${connection.kind}`,
    label: `${name} (your key)`,
    isBuiltIn: false,
    ownKey: connection.name,
    provider: connection.kind,
    modelName: name,
    price: null,
    model: writingModel(connection, name, null),
  };
}

/** Returns the models of an account's own keys; none if the owner doesn't allow them. */
export async function ownModelsOf(
  uid: string,
  { db, instanceSecret }: { readonly db: Kysely<Database>; readonly instanceSecret: Uint8Array },
): Promise<readonly ResolvedModel[]> {
  const [choices, rows] = await Promise.all([readChoices(db), listOwnKeys(db, uid)]);
  if (!choices.are_own_keys_allowed) return [];
  return rows.flatMap((row) => {
    const model = row.model === null ? null : modelOf(row, row.model, instanceSecret);
    return model ? [model] : [];
  });
}
