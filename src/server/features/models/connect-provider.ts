import { providerKinds } from '../../../contract/model-providers.ts';
import { type ProviderKindName, providerKindNames } from '../../../contract/provider-kind-names.ts';
import { readModelAddress } from '../../adapters/model-server/model-address.ts';
import { readCertificate, type ServerCertificate } from '../../adapters/model-server/read-certificate.ts';
import { AppError } from '../../app-error.ts';
import type { Secret } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { checkServerAddress } from './check-server-address.ts';
import { isUnknownCertificate } from './connect-fault.ts';
import type { Connection, ListedModel } from './connection.ts';
import { listModelsAt } from './list-models-at.ts';

export interface ProviderToConnect {
  readonly kind: ProviderKindName;
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly key: Secret | null;
  /** Fingerprint of an untrusted certificate that the caller accepts. */
  readonly trustFingerprint: string | undefined;
  /** A certificate accepted earlier for the same address. */
  readonly certificate: string | null;
}

export type Connected =
  | { readonly connection: Connection; readonly models: readonly ListedModel[]; readonly isPrivate: boolean }
  | { readonly unknown: ServerCertificate };

/** Rejects a key of another provider before it is sent to the wrong one. */
function checkKey(kind: ProviderKindName, key: Secret | null): void {
  const { name, needsKey, address } = providerKinds[kind];
  if (!key) {
    if (needsKey) throw new AppError('invalid_input', told('keyNeeded', { name }));
    return;
  }
  if (/[^\x21-\x7e]/.test(key.reveal())) throw new AppError('invalid_input', told('keyMalformed'));
  const owner = providerKindNames.find((other) => {
    const { keyStart } = providerKinds[other];
    return other !== kind && keyStart !== null && key.reveal().startsWith(keyStart);
  });
  // Generic servers may accept any key.
  if (owner && address !== null)
    throw new AppError('invalid_input', told('keyBelongsElsewhere', { name: providerKinds[owner].name }));
}

/** Appends /v1 if only a host is given, the usual path of OpenAI-compatible servers. */
function completeAddress(kind: ProviderKindName, text: string | undefined): string {
  const { address, protocol, name } = providerKinds[kind];
  const given = text?.trim() || address;
  if (!given) throw new AppError('invalid_input', told('providerNeedsAddress', { name }));
  const url = readModelAddress(given);
  if (url.pathname === '/' && protocol === 'chat') url.pathname = '/v1';
  return url.href.replace(/\/$/, '');
}

/**
 * Tests a provider: checks its address and certificate, and lists its models with the key. Stores nothing.
 * @throws AppError with a message for the user
 */
export async function connectProvider(
  input: ProviderToConnect & { readonly uid: string },
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<Connected> {
  const { kind, key } = input;
  checkKey(kind, key);
  const address = completeAddress(kind, input.address);
  const { isPrivate, mayBePrivate } = await checkServerAddress(
    { uid: input.uid, address, hasKey: key !== null },
    deps,
  );
  const name = input.name?.trim() || providerKinds[kind].name;
  const at = (certificate: string | null): Connection => ({
    kind,
    name,
    key,
    server: { address, mayBePrivate, certificate },
  });
  const list = async (connection: Connection): Promise<Connected> => ({
    connection,
    models: await listModelsAt(connection),
    isPrivate,
  });
  try {
    return await list(at(input.certificate));
  } catch (error) {
    if (input.certificate !== null || !isUnknownCertificate(error)) throw error;
  }
  const shown = await readCertificate(at(null).server);
  if (shown.fingerprint !== input.trustFingerprint) return { unknown: shown };
  return list(at(shown.pem));
}
