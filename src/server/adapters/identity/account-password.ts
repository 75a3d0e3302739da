import type { AccountAccess } from './account-access.ts';
import { ownSession } from './account-sessions.ts';
import { countProof } from './entry/account-attempts.ts';
import type { EntryContext } from './entry/entry-context.ts';
import { passwordPolicyOf, requirePasswordPolicy } from './entry/password-policy.ts';

type PasswordAccess = Pick<AccountAccess, 'isPassword' | 'changePassword' | 'setPassword'>;

export function createPasswordAccess({
  auth,
  deps,
  now,
  revocations,
}: Pick<EntryContext, 'auth' | 'deps' | 'now' | 'revocations'>): PasswordAccess {
  async function endOtherSessions(uid: string, cookieHeader: string | undefined): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const current = await ownSession(auth, uid, cookieHeader);
    const others = (await internalAdapter.listSessions(uid)).filter(({ id }) => id !== current?.id);
    if (others.length > 0) await internalAdapter.deleteSessions(others.map(({ token }) => token));
    await revocations.refresh();
  }

  return {
    async isPassword(uid, password) {
      await countProof(deps.db, uid, now());
      const { internalAdapter, password: passwords } = await auth.$context;
      const account = await internalAdapter.findCredentialAccount(uid);
      if (!account?.password) return false;
      return passwords.verify({ hash: account.password, password });
    },

    async changePassword(uid, password, cookieHeader) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const email = (await internalAdapter.findUserById(uid))?.email ?? null;
      await requirePasswordPolicy(password, { policy: passwordPolicyOf(deps), email, field: 'new_password' });
      await internalAdapter.updatePassword(uid, await passwords.hash(password));
      await endOtherSessions(uid, cookieHeader);
    },

    async setPassword(uid, password, cookieHeader) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const email = (await internalAdapter.findUserById(uid))?.email ?? null;
      await requirePasswordPolicy(password, { policy: passwordPolicyOf(deps), email, field: 'new_password' });
      await internalAdapter.linkAccount({
        userId: uid,
        accountId: uid,
        providerId: 'credential',
        password: await passwords.hash(password),
      });
      await endOtherSessions(uid, cookieHeader);
    },
  };
}
