import { AppError } from '../../app-error.ts';
import type { AccountAccess } from './account-access.ts';
import { ownSession } from './account-sessions.ts';
import type { Auth } from './create-auth.ts';

type PasswordAccess = Pick<AccountAccess, 'isPassword' | 'changePassword'>;

export function createPasswordAccess(auth: Auth): PasswordAccess {
  return {
    async isPassword(uid, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const account = await internalAdapter.findCredentialAccount(uid);
      if (!account?.password) return false;
      return passwords.verify({ hash: account.password, password });
    },

    async changePassword(uid, password, cookieHeader) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const { minPasswordLength, maxPasswordLength } = passwords.config;
      if (password.length < minPasswordLength)
        throw new AppError(
          'password_policy',
          `Password must be at least ${minPasswordLength} characters long.`,
        );
      if (password.length > maxPasswordLength)
        throw new AppError(
          'password_policy',
          `Password must be at most ${maxPasswordLength} characters long.`,
        );
      const current = await ownSession(auth, uid, cookieHeader);
      await internalAdapter.updatePassword(uid, await passwords.hash(password));
      const others = (await internalAdapter.listSessions(uid)).filter(({ id }) => id !== current?.id);
      if (others.length > 0) await internalAdapter.deleteSessions(others.map(({ token }) => token));
    },
  };
}
