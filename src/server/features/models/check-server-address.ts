import { type ModelServer, resolveModelServer } from '../../adapters/model-server/model-address.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';

/**
 * Checks that a user may have a server called at this address: private ones are for the owner and
 * OCTAVO_ALLOW_HOSTS, and a key is never sent unencrypted over the internet.
 * @throws AppError `invalid_input`, `unprocessable`
 */
export async function checkServerAddress(
  input: { readonly uid: string; readonly address: string; readonly hasKey: boolean },
  deps: Pick<Deps, 'config' | 'identity'>,
): Promise<ModelServer & { readonly isPrivate: boolean }> {
  const { address } = input;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  const { protocol, port: given } = URL.canParse(address) ? new URL(address) : { protocol: '', port: '' };
  const port = Number(given) || (protocol === 'https:' ? 443 : 80);
  const isAllowed = deps.config.allowedHosts.some((each) => each.host === hostname && each.port === port);
  const mayBePrivate = isAllowed || (await deps.identity.isOwner(input.uid));
  const { isPrivate } = await resolveModelServer({ address, mayBePrivate });
  if (input.hasKey && protocol === 'http:' && !isPrivate)
    throw new AppError('invalid_input', told('keyNeedsHttps'));
  return { address, mayBePrivate: mayBePrivate && isPrivate, certificate: null, isPrivate };
}
