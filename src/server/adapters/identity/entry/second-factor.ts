import { isAPIError } from 'better-auth/api';
import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import { headersOf } from '../create-auth.ts';
import { isFirstUse } from './account-attempts.ts';
import type { EntryContext, EntryResult, Visitor } from './entry-context.ts';
import { rememberDevice } from './known-devices.ts';

/** A TOTP code is valid in its own 30 seconds and the ones before and after. */
const codeLifeMs = 90_000;

/** Only the challenge cookie: if a session is sent too, the library checks the code for that session. */
function challengeIn(cookieHeader: string | undefined): string | undefined {
  return cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => /^(__Host-)?octavo\.two_factor=/.test(part));
}

/**
 * Returns the account of a pending sign-in; null if there is none. The library verifies the signature later.
 */
async function accountOf({ auth }: EntryContext, challenge: string): Promise<string | null> {
  const signed = challenge.slice(challenge.indexOf('=') + 1);
  const identifier = signed.split(/\.|%2E/i)[0] ?? '';
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

/**
 * Completes a sign-in with a code from the authenticator app or a recovery code; each works once.
 * Throws AppError `invalid_credentials` for a wrong code, `gone` if no sign-in is pending, `rate_limited`.
 */
export async function verifySecondFactor(
  context: EntryContext,
  input: { readonly code: string },
  visitor: Visitor,
): Promise<EntryResult> {
  const { auth, deps, now } = context;
  const gone = (cause?: unknown) =>
    new AppError('gone', told('factorExpired'), {
      cause,
    });
  const wrong = (cause?: unknown) => new AppError('invalid_credentials', told('wrongCode'), { cause });
  const challenge = challengeIn(visitor.cookieHeader);
  const uid = challenge ? await accountOf(context, challenge) : null;
  if (!uid) throw gone();

  const code = input.code.replace(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(code);
  // The library accepts an app code repeatedly while it is valid, so an onlooker could reuse it.
  if (isOfApp && !(await isFirstUse(deps.db, `${uid}:${code}`, codeLifeMs, now()))) throw wrong();
  const call = { body: { code }, headers: headersOf(visitor, challenge), returnHeaders: true } as const;
  try {
    const { headers } = await (isOfApp ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call));
    const { cookieHeader } = visitor;
    const device = await rememberDevice(deps, { uid, cookieHeader, now: now() });
    return { setCookie: [...headers.getSetCookie(), device], outcome: 'signed_in' };
  } catch (cause) {
    if (!isAPIError(cause)) throw cause;
    const reason: unknown = cause.body?.code;
    if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE' || cause.statusCode === 409)
      throw wrong(cause);
    if (cause.statusCode === 429)
      throw new AppError('rate_limited', told('tooManyCodes'), {
        cause,
        retryAfterSeconds: 900,
      });
    if (cause.statusCode < 500) throw gone(cause);
    throw cause;
  }
}
