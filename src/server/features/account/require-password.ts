import type { Identity } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { requireAccount } from './require-account.ts';

/**
 * Asks for the password once more before something that a stolen session must not do alone.
 * @throws AppError `invalid_credentials`
 */
export async function requirePassword(
  input: { readonly uid: string; readonly password: string },
  deps: { readonly identity: Pick<Identity, 'account'> },
): Promise<void> {
  if (await deps.identity.account.isPassword(input.uid, input.password)) return;
  const { hasPassword } = await requireAccount(input.uid, deps);
  throw new AppError(
    'invalid_credentials',
    hasPassword
      ? 'The password is not right. Try again.'
      : "This account has no password yet. Set one with 'Forgot password?' on the sign-in page, then come back.",
  );
}
