import type { Deps } from '../../deps.ts';
import { endApiKeys } from '../api-keys/end-api-keys.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

/**
 * Emails the owner that the password was changed, listing the API keys that still work. Revokes them first if
 * the owner asked to: API keys outlive sessions and passwords.
 */
export async function tellPasswordChanged(
  input: {
    readonly uid: string;
    readonly email: string;
    readonly displayName: string;
    readonly areKeysRevoked: boolean;
  },
  deps: Pick<Deps, 'db' | 'clock'> & AccountMailDeps,
): Promise<void> {
  const { uid, email, displayName, areKeysRevoked } = input;
  const apiKeys = await endApiKeys({ uid, isRevoking: areKeysRevoked }, deps);
  await sendAccountMail(
    { kind: 'password_changed', to: email, userId: uid, data: { displayName, apiKeys, areKeysRevoked } },
    deps,
  );
}
