import type { EntryContext } from './entry-context.ts';
import { revokeCodes } from './mailed-codes.ts';

/**
 * Gives an unverified account to the person who has just proven to own its address. Nothing that somebody else may have
 * put there stays: no password, no session, no mail under way.
 * @param claim.passwordHash of a password that this very person is known to have chosen, else null
 */
export async function claimAccount(
  { auth, deps }: EntryContext,
  claim: {
    readonly uid: string;
    readonly email: string;
    readonly passwordHash: string | null;
    readonly displayName: string | null;
  },
): Promise<void> {
  const { internalAdapter: accounts } = await auth.$context;
  // The doors first: if this is cut off half-way, the account is still unverified and has no way in.
  await accounts.deleteUserSessions(claim.uid);
  await accounts.deleteAccounts(claim.uid);
  await revokeCodes(deps.db, claim.email, ['verify_email', 'reset_password']);
  if (claim.passwordHash !== null) {
    await accounts.linkAccount({
      userId: claim.uid,
      accountId: claim.uid,
      providerId: 'credential',
      password: claim.passwordHash,
    });
  }
  await accounts.updateUser(claim.uid, {
    emailVerified: true,
    ...(claim.displayName === null ? {} : { name: claim.displayName }),
  });
}
