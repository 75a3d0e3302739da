import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import { countEmail, countPasswordAttempt } from './account-attempts.ts';
import { markBrowser } from './browser-cookie.ts';
import {
  accountEmail,
  type EntryContext,
  type EntryResult,
  startSession,
  type Visitor,
} from './entry-context.ts';
import { mailVerification } from './sign-up.ts';

const wrongCredentials = told('signInWrong');

/**
 * Signs in with a password. An unverified account gets another verification email and no session.
 * Throws AppError `invalid_credentials`, in equal time for known and unknown addresses, or `rate_limited`.
 */
export async function signIn(
  context: EntryContext,
  given: { readonly email: string; readonly password: string },
  visitor: Visitor,
): Promise<EntryResult> {
  const { auth, deps, now, background } = context;
  const email = accountEmail(given.email);
  const noteWrong = await countPasswordAttempt(deps, email, visitor, now());
  const { internalAdapter: accounts, password } = await auth.$context;
  const known = await accounts.findUserByEmail(email, { includeAccounts: true });
  const hash = known?.accounts.find((account) => account.providerId === 'credential')?.password;
  if (!known || !hash) {
    await password.hash(given.password);
    throw new AppError('invalid_credentials', wrongCredentials);
  }
  if (!(await password.verify({ hash, password: given.password }))) {
    await noteWrong();
    throw new AppError('invalid_credentials', wrongCredentials);
  }
  if (known.user.emailVerified) return startSession(context, known.user.id, visitor);

  const isSent = await countEmail(deps, { kind: 'verify_email', email }, visitor, now());
  const { browserHash, setCookie } = markBrowser(visitor.cookieHeader, deps.publicUrl);
  background.run(() =>
    mailVerification(
      context,
      email,
      { displayName: known.user.name, passwordHash: hash, browserHash },
      isSent,
    ),
  );
  return { setCookie: [setCookie], outcome: 'verification_required' };
}
