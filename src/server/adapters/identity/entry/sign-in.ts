import { isAPIError } from 'better-auth/api';
import { AppError } from '../../../app-error.ts';
import { headersOf } from '../create-auth.ts';
import { countAttempt } from './account-attempts.ts';
import { markBrowser } from './browser-cookie.ts';
import {
  accountEmail,
  type EntryContext,
  type EntryResult,
  startSession,
  type Visitor,
} from './entry-context.ts';
import { mailVerification } from './sign-up.ts';

const wrongCredentials = 'The e-mail address or the password is not right.';

/**
 * Signs in with a password. An account that is not verified gets its mail again and no session.
 * Throws AppError `invalid_credentials` after the same work for known and unknown addresses, or `rate_limited`.
 */
export async function signIn(
  context: EntryContext,
  given: { readonly email: string; readonly password: string },
  visitor: Visitor,
): Promise<EntryResult> {
  const { auth, deps, now, background } = context;
  const email = accountEmail(given.email);
  await countAttempt(deps.db, 'password', email, now());
  const { internalAdapter: accounts, password } = await auth.$context;
  const known = await accounts.findUserByEmail(email, { includeAccounts: true });
  const hash = known?.accounts.find((account) => account.providerId === 'credential')?.password;
  if (!known || !hash) {
    await password.hash(given.password);
    throw new AppError('invalid_credentials', wrongCredentials);
  }
  if (!(await password.verify({ hash, password: given.password })))
    throw new AppError('invalid_credentials', wrongCredentials);
  if (known.user.emailVerified) return startSession(context, known.user.id, visitor);

  await countAttempt(deps.db, 'mail', email, now());
  const { browserHash, setCookie } = markBrowser(visitor.cookieHeader, deps.publicUrl.startsWith('https:'));
  background.run(() =>
    mailVerification(context, email, { displayName: known.user.name, passwordHash: hash, browserHash }),
  );
  return { setCookie: [setCookie], outcome: 'verification_required' };
}

/** The challenge's cookie alone: with a session beside it, the library would check the code for that session. */
function challengeIn(cookieHeader: string | undefined): string | undefined {
  return cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => /^(__Secure-)?octavo\.two_factor=/.test(part));
}

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code.
 * Throws AppError `invalid_credentials` for a wrong code, `gone` where no sign-in waits for one, `rate_limited`.
 */
export async function verifySecondFactor(
  { auth }: EntryContext,
  input: { readonly code: string },
  visitor: Visitor,
): Promise<EntryResult> {
  const gone = 'This sign-in has taken too long or too many tries. Please sign in again.';
  const challenge = challengeIn(visitor.cookieHeader);
  if (!challenge) throw new AppError('gone', gone);
  const code = input.code.replace(/\s/g, '');
  const call = { body: { code }, headers: headersOf(visitor, challenge), returnHeaders: true } as const;
  try {
    const { headers } = await (/^\d{6}$/.test(code)
      ? auth.api.verifyTOTP(call)
      : auth.api.verifyBackupCode(call));
    return { setCookie: headers.getSetCookie(), outcome: 'signed_in' };
  } catch (cause) {
    if (!isAPIError(cause)) throw cause;
    const reason: unknown = cause.body?.code;
    if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE' || cause.statusCode === 409)
      throw new AppError('invalid_credentials', 'This code is not right. Please try the next one.', {
        cause,
      });
    if (cause.statusCode === 429)
      throw new AppError(
        'rate_limited',
        'Too many wrong codes for this account. Wait a while and try again.',
        {
          cause,
          retryAfterSeconds: 900,
        },
      );
    if (cause.statusCode < 500) throw new AppError('gone', gone, { cause });
    throw cause;
  }
}
