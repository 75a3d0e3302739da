import { AppError } from '../../../app-error.ts';
import { networkOf } from '../../../visitor-network.ts';
import { ownerEmail } from '../owner-session.ts';
import { countEmail } from './account-attempts.ts';
import { browserHashIn } from './browser-cookie.ts';
import { claimAccount } from './claim-account.ts';
import {
  accountEmail,
  type EntryContext,
  type EntryResult,
  signInLinkGone,
  startSession,
  type Visitor,
} from './entry-context.ts';
import {
  type CodePurpose,
  findCode,
  findPendingSignUp,
  issueCode,
  redeemCode,
  revokeCodes,
  validMinutesOf,
} from './mailed-codes.ts';
import { passwordPolicyOf, requirePasswordPolicy } from './password-policy.ts';
import { mailVerification } from './sign-up.ts';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  /** Used if the link creates an account. */
  readonly displayName?: string | undefined;
}

async function mailCode(
  context: EntryContext,
  { purpose, email, displayName }: CodeRequest,
  visitor: Visitor,
): Promise<void> {
  const { auth, deps, now } = context;
  const { internalAdapter: accounts } = await auth.$context;
  const known = await accounts.findUserByEmail(email);
  if (purpose === 'verify_email') {
    if (!known || known.user.emailVerified) return;
    const pending = await findPendingSignUp(
      deps.db,
      email,
      browserHashIn(visitor.cookieHeader, deps.publicUrl),
    );
    await mailVerification(
      context,
      email,
      pending ?? { displayName: known.user.name, passwordHash: null, browserHash: null },
    );
    return;
  }
  if (purpose === 'reset_password' && !known) return;
  const name = displayName ?? null;
  const pending = { displayName: name, passwordHash: null, browserHash: null };
  // A new reset email revokes only earlier ones from the same requester, so a stranger can't revoke the
  // owner's.
  const requester = purpose === 'reset_password' ? { requester: networkOf(visitor.address) } : {};
  const token = await issueCode(deps.db, { purpose, email, pending, ...requester }, now());
  await deps.sendMail({
    kind: purpose === 'sign_in' ? 'magic_link' : 'reset_password',
    to: email,
    link: `${new URL(deps.publicUrl).origin}/auth?mode=${purpose}&token=${token}`,
    validMinutes: validMinutesOf(purpose),
    displayName: known?.user.name ?? name,
  });
}

/**
 * Emails a link if there is an account for it. Everything that depends on the account happens after the
 * response.
 * Throws AppError `rate_limited`.
 */
export async function sendCode(context: EntryContext, given: CodeRequest, visitor: Visitor): Promise<void> {
  const { deps, now, background } = context;
  const input = { ...given, email: accountEmail(given.email) };
  const isSent = await countEmail(deps, { kind: input.purpose, email: input.email }, visitor, now());
  if (input.email === ownerEmail || !isSent) return;
  background.run(() => mailCode(context, input, visitor));
}

/**
 * Signs in by an emailed link and creates the account if needed. The link proves that the address is theirs.
 * Throws AppError `gone` for a link that is used, expired, unknown or sent to another address.
 */
export async function signInWithLink(
  context: EntryContext,
  input: { readonly token: string; readonly email: string },
  visitor: Visitor,
): Promise<EntryResult> {
  const { auth, deps, now } = context;
  const email = accountEmail(input.email);
  const found = await findCode(deps.db, 'sign_in', input.token, now());
  // A mistyped address doesn't use up the link.
  if (found?.email !== email) throw new AppError('gone', signInLinkGone);
  if (!(await redeemCode(deps.db, 'sign_in', input.token, now()))) throw new AppError('gone', signInLinkGone);
  const { internalAdapter: accounts } = await auth.$context;
  const known = await accounts.findUserByEmail(email);
  const [localPart = 'User'] = email.split('@');
  const made = { email, name: found.displayName ?? localPart, emailVerified: true };
  const user =
    known?.user ??
    (await accounts.createUser(made, { method: 'magic-link' }).catch(async (cause: unknown) => {
      // A concurrent sign-up for the same address came first.
      const other = await accounts.findUserByEmail(email);
      if (!other) throw cause;
      return other.user;
    }));
  const isPasswordRemoved =
    !user.emailVerified &&
    (await claimAccount(context, {
      uid: user.id,
      email,
      passwordHash: null,
      displayName: found.displayName,
    }));
  return { ...(await startSession(context, user.id, visitor)), isPasswordRemoved };
}

/**
 * Sets a new password and ends all sessions. The link proves the address, so it counts as verified.
 * Throws AppError `password_policy` (the link stays valid) or `gone`.
 */
export async function resetPassword(
  context: EntryContext,
  input: { readonly token: string; readonly password: string },
): Promise<{ readonly uid: string; readonly email: string; readonly displayName: string }> {
  const { auth, deps, now, revocations } = context;
  const found = await findCode(deps.db, 'reset_password', input.token, now());
  await requirePasswordPolicy(input.password, {
    policy: passwordPolicyOf(deps),
    email: found?.email ?? null,
  });
  const code = await redeemCode(deps.db, 'reset_password', input.token, now());
  if (!code) throw new AppError('gone', signInLinkGone);
  const { internalAdapter: accounts, password } = await auth.$context;
  const known = await accounts.findUserByEmail(code.email);
  if (!known) throw new AppError('gone', signInLinkGone);
  const passwordHash = await password.hash(input.password);
  const uid = known.user.id;
  const account = { uid, email: code.email, displayName: known.user.name };
  const isClaimed =
    !known.user.emailVerified &&
    (await claimAccount(context, { uid, email: code.email, passwordHash, displayName: null }));
  if (isClaimed) return account;
  const credential = await accounts.findCredentialAccount(uid);
  if (credential) await accounts.updateAccount(credential.id, { password: passwordHash });
  else
    await accounts.linkAccount({
      userId: uid,
      accountId: uid,
      providerId: 'credential',
      password: passwordHash,
    });
  await accounts.deleteUserSessions(uid);
  await revocations.refresh();
  await revokeCodes(deps.db, code.email, ['reset_password', 'sign_in']);
  return account;
}
