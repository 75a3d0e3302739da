import type { AccountAccess } from './account-access.ts';
import { createPasswordAccess } from './account-password.ts';
import { createSecondFactorAccess } from './account-second-factor.ts';
import { createSessionAccess } from './account-sessions.ts';
import type { Auth } from './create-auth.ts';

/** What an owner can do with the own account, on better-auth. */
export function createAccountAccess(auth: Auth): AccountAccess {
  return {
    ...createSessionAccess(auth),
    ...createPasswordAccess(auth),
    ...createSecondFactorAccess(auth),

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
      return (await internalAdapter.findUserByEmail(email)) !== null;
    },

    async changeEmail(uid, email) {
      const { internalAdapter } = await auth.$context;
      if (await internalAdapter.findUserByEmail(email)) return false;
      await internalAdapter.updateUser(uid, { email: email.toLowerCase(), emailVerified: true });
      return true;
    },

    async remove(uid) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteUser(uid);
    },
  };
}
