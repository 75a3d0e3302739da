import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import { ownerEmail } from '../owner-session.ts';
import { countEmail, countPasswordAttempt, isFirstNotice } from './account-attempts.ts';
import { browserHashIn, markBrowser } from './browser-cookie.ts';
import { claimAccount, refillUnverified } from './claim-account.ts';
import {
  accountEmail,
  type EntryContext,
  type EntryResult,
  signInLinkGone,
  startSession,
  type Visitor,
} from './entry-context.ts';
import {
  findCode,
  findPendingSignUpOf,
  issueCode,
  type PendingSignUp,
  redeemCode,
  validMinutesOf,
} from './mailed-codes.ts';
import { passwordPolicyOf, requirePasswordPolicy } from './password-policy.ts';

/**
 * Emails the verification link. If the email is bundled with another one (`isSent` false), the sign-up is
 * still stored, so its browser keeps its password with either link.
 */
export async function mailVerification(
  { deps, now }: EntryContext,
  email: string,
  pending: PendingSignUp,
  isSent = true,
): Promise<void> {
  const token = await issueCode(deps.db, { purpose: 'verify_email', email, pending }, now());
  if (!isSent) return;
  await deps.sendMail({
    kind: 'verify_email',
    to: email,
    link: `${new URL(deps.publicUrl).origin}/auth?mode=verify_email&token=${token}`,
    validMinutes: validMinutesOf('verify_email'),
    displayName: pending.displayName,
  });
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

async function keepUnverified(
  { auth, deps }: EntryContext,
  input: SignUp,
  passwordHash: string,
): Promise<'kept' | 'taken'> {
  const { internalAdapter: accounts } = await auth.$context;
  const known = await accounts.findUserByEmail(input.email);
  if (known?.user.emailVerified) return 'taken';
  const { user } = known ?? {
    user: await accounts.createUser(
      { email: input.email, name: input.displayName, emailVerified: false },
      { method: 'email-password' },
    ),
  };
  const { displayName } = input;
  return (await refillUnverified(deps.db, { uid: user.id, passwordHash, displayName })) ? 'kept' : 'taken';
}

/**
 * Creates an unverified account, or updates the name and password of one, and emails the verification link.
 * The owner of a verified account gets an email instead. The response is always the same.
 * Throws AppError `password_policy` or `rate_limited`.
 */
export async function signUp(
  context: EntryContext,
  given: SignUp,
  visitor: Visitor,
): Promise<{ readonly setCookie: readonly string[] }> {
  const { auth, deps, now, background } = context;
  const input = { ...given, email: accountEmail(given.email) };
  await requirePasswordPolicy(input.password, { policy: passwordPolicyOf(deps), email: input.email });
  const isSent = await countEmail(deps, { kind: 'verify_email', email: input.email }, visitor, now());
  const { password } = await auth.$context;
  const passwordHash = await password.hash(input.password);
  const { browserHash, setCookie } = markBrowser(visitor.cookieHeader, deps.publicUrl);

  const store = () => keepUnverified(context, input, passwordHash);
  // On two concurrent sign-ups, the unique address makes the second one fail; the retry finds the first one's
  // account.
  const kept = input.email === ownerEmail ? 'ignored' : await store().catch(store);
  background.run(async () => {
    if (kept === 'kept')
      await mailVerification(
        context,
        input.email,
        { displayName: input.displayName, passwordHash, browserHash },
        isSent,
      );
    else if (kept === 'taken' && (await isFirstNotice(deps.db, input.email, now())))
      await deps.sendMail({
        kind: 'account_exists',
        to: input.email,
        link: `${new URL(deps.publicUrl).origin}/auth`,
        displayName: null,
      });
  });
  return { setCookie: [setCookie] };
}

/**
 * Verifies an address and signs in. Keeps the sign-up's password only if its author is known to be here, by
 * the browser of the sign-up or by the password itself. Otherwise removes it, because a stranger may have
 * chosen it.
 * Throws AppError `gone`, `conflict` for a link to another address than `email`, or `invalid_credentials` for
 * a password that isn't the one from the sign-up.
 */
export async function verifyEmail(
  context: EntryContext,
  input: {
    readonly token: string;
    readonly password?: string | undefined;
    /** The address this browser signed up with. */
    readonly email?: string | undefined;
  },
  visitor: Visitor,
): Promise<EntryResult> {
  const { auth, deps, now } = context;
  const gone = () => new AppError('gone', signInLinkGone);
  const code = await findCode(deps.db, 'verify_email', input.token, now());
  if (!code) throw gone();
  // Blocks login CSRF: someone else's link opened in this browser must not sign it in to their account.
  if (input.email !== undefined && accountEmail(input.email) !== code.email)
    throw new AppError('conflict', told('linkOfOtherAddress'));
  const browserHash = browserHashIn(visitor.cookieHeader, deps.publicUrl);
  // Bundled sign-ups share an email, so this browser's sign-up may not be the one in the link.
  const own = browserHash ? await findPendingSignUpOf(deps.db, code.email, browserHash) : null;
  let isChooser = own !== null;
  if (!isChooser && input.password !== undefined && code.passwordHash !== null) {
    await countPasswordAttempt(deps, code.email, visitor, now());
    const { password } = await auth.$context;
    isChooser = await password.verify({ hash: code.passwordHash, password: input.password });
    if (!isChooser) throw new AppError('invalid_credentials', told('passwordOfSignUpWrong'));
  }
  if (!(await redeemCode(deps.db, 'verify_email', input.token, now()))) throw gone();
  const { internalAdapter: accounts } = await auth.$context;
  const known = await accounts.findUserByEmail(code.email);
  // Verified another way in the meantime, so this sign-up no longer applies.
  if (!known || known.user.emailVerified) throw gone();
  const passwordHash = isChooser ? (own ?? code).passwordHash : null;
  const isClaimed = await claimAccount(context, {
    uid: known.user.id,
    email: code.email,
    passwordHash,
    displayName: (own ?? code).displayName,
  });
  if (!isClaimed) throw gone();
  return {
    ...(await startSession(context, known.user.id, visitor)),
    isPasswordRemoved: passwordHash === null,
  };
}
