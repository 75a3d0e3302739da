import type { AccountAccess } from './account-access.ts';
import { createConfirmationAccess } from './account-confirmation.ts';
import { createPasswordAccess } from './account-password.ts';
import { createSecondFactorAccess } from './account-second-factor.ts';
import { createSessionAccess } from './account-sessions.ts';
import { replaceUnverified } from './entry/claim-account.ts';
import type { EntryContext } from './entry/entry-context.ts';
import { revokeCodes } from './entry/mailed-codes.ts';

/** Creates the owner's account calls on better-auth. */
export function createAccountAccess(
  context: Pick<EntryContext, 'auth' | 'deps' | 'now' | 'revocations'>,
): AccountAccess {
  const { auth, deps, revocations } = context;
  return {
    ...createSessionAccess(context),
    ...createPasswordAccess(context),
    ...createSecondFactorAccess(context),
    ...createConfirmationAccess(context),

    async read(uid) {
      const { internalAdapter } = await auth.$context;
      const user = await internalAdapter.findUserById(uid);
      if (!user) return null;
      const accounts = await internalAdapter.findAccounts(uid);
      return {
        uid,
        email: user.email,
        emailVerified: user.emailVerified,
        displayName: user.name,
        photoUrl: user.image ?? null,
        hasPassword: accounts.some(({ password }) => Boolean(password)),
        hasSecondFactor: 'twoFactorEnabled' in user && user.twoFactorEnabled === true,
        isGoogleLinked: accounts.some(({ providerId }) => providerId === 'google'),
      };
    },

    async isEmailTaken(email) {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserByEmail(email))?.user.emailVerified === true;
    },

    async changeEmail(uid, email) {
      return replaceUnverified(deps.db, { uid, email: email.toLowerCase() });
    },

    async remove(uid) {
      const { internalAdapter } = await auth.$context;
      const user = await internalAdapter.findUserById(uid);
      if (user) await revokeCodes(deps.db, user.email, ['verify_email', 'sign_in', 'reset_password']);
      await deps.db.deleteFrom('session_confirmations').where('user_id', '=', uid).execute();
      await internalAdapter.deleteUser(uid);
      await revocations.refresh();
    },
  };
}
