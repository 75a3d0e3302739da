import type { AccountAccess } from './account-access.ts';
import { type Auth, headersOf } from './create-auth.ts';
import type { EntryContext } from './entry/entry-context.ts';

/** Returns the session in a cookie header if it belongs to this account; else null. */
export async function ownSession(auth: Auth, uid: string, cookieHeader: string | undefined) {
  if (!cookieHeader) return null;
  const found = await auth.api.getSession({
    headers: headersOf(undefined, cookieHeader),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  return found?.user.id === uid ? found.session : null;
}

type SessionAccess = Pick<AccountAccess, 'listSessions' | 'revokeSession' | 'revokeAllSessions'>;

export function createSessionAccess({
  auth,
  revocations,
}: Pick<EntryContext, 'auth' | 'revocations'>): SessionAccess {
  return {
    async listSessions(uid, cookieHeader) {
      const { internalAdapter } = await auth.$context;
      const [sessions, current] = await Promise.all([
        internalAdapter.listSessions(uid, { onlyActiveSessions: true }),
        ownSession(auth, uid, cookieHeader),
      ]);
      return sessions
        .map((session) => ({
          id: session.id,
          userAgent: session.userAgent || null,
          address: session.ipAddress || null,
          createdAt: session.createdAt,
          lastUsedAt: session.updatedAt,
          isCurrent: session.id === current?.id,
        }))
        .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
    },

    async revokeSession(uid, sessionId) {
      const { internalAdapter } = await auth.$context;
      const sessions = await internalAdapter.listSessions(uid);
      const session = sessions.find(({ id }) => id === sessionId);
      if (!session) return false;
      await internalAdapter.deleteSession(session.token);
      await revocations.refresh();
      return true;
    },

    async revokeAllSessions(uid) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteUserSessions(uid);
      await revocations.refresh();
    },
  };
}
