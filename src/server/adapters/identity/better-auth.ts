import { isAPIError } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { decodeJwt } from 'jose';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { authOptions, trustedOriginsOf } from './auth-options.ts';
import { createAccountAccess } from './create-account-access.ts';
import { createAuth, headersOf } from './create-auth.ts';
import { createBackground } from './entry/background.ts';
import { createAccountEntry } from './entry/create-account-entry.ts';
import type { Identity, IdentityDeps, SessionToken } from './identity.ts';
import { issueOwnerToken, redeemOwnerToken } from './owner-links.ts';
import { ownerEmail, ownerProvider } from './owner-session.ts';
import { installSecurityEventTriggers } from './security-event-triggers.ts';
import { createSessionRevocations, installRevocationTrigger } from './session-revocations.ts';
import { createTokenVerifier } from './token-verifier.ts';

/**
 * Migrates better-auth's tables and creates the first signing key. Call before `createIdentity`, while
 * holding the advisory lock, so only one process runs it at a time.
 */
export async function migrateIdentity(deps: IdentityDeps): Promise<void> {
  const options = authOptions(deps);
  // Hides its warning about int8 columns, which it created itself, at every start.
  const { runMigrations } = await getMigrations({
    ...options,
    logger: { ...options.logger, level: 'error' },
  });
  await runMigrations();
  await installRevocationTrigger(deps.pool);
  await installSecurityEventTriggers(deps.pool);
  // Created under the lock; otherwise processes starting together would each create a key.
  await createAuth(deps).api.getJwks();
}

/** Creates the identity port (accounts, sessions, tokens) on better-auth. */
export function createIdentity(deps: IdentityDeps): Identity {
  const auth = createAuth(deps);
  const now = deps.now ?? (() => new Date());
  const origins = new Set(trustedOriginsOf(deps.publicUrl));
  const background = createBackground((error) =>
    deps.log('error', 'A mail of the identity service failed', error),
  );
  const verify = createTokenVerifier(async () => (await auth.api.getJwks()).keys, now);
  const revocations = createSessionRevocations(deps.pool, (error) =>
    deps.log('error', 'Revoked sessions could not be read', error),
  );

  async function isOwnerLinkOn(): Promise<boolean> {
    if (deps.isOwnerLinkEnabled) return true;
    const { internalAdapter } = await auth.$context;
    const others = await internalAdapter.countTotalUsers([
      { field: 'emailVerified', value: true },
      { field: 'email', operator: 'ne', value: ownerEmail },
    ]);
    return others === 0;
  }

  /** Returns why a token of a revoked session is rejected. Queries the database, but only for such tokens. */
  async function endedSession(uid: string): Promise<AppError> {
    const { rowCount } = await deps.pool.query('select 1 from identity_users where id = $1', [uid]);
    return rowCount
      ? new AppError('token_expired', told('sessionEnded'))
      : new AppError('unauthenticated', told('accountNotSignedIn'));
  }

  return {
    async verifyToken(token) {
      const { sessionId, ...claims } = await verify(token);
      if (revocations.has(sessionId)) throw await endedSession(claims.uid);
      return claims;
    },

    followRevocations: revocations.follow,

    account: createAccountAccess({ auth, deps, now, revocations }),

    entry: createAccountEntry({ auth, deps, now, background, revocations }),

    async signInOwner(token, client) {
      if (!(await isOwnerLinkOn()) || !(await redeemOwnerToken(deps.db, token, now()))) {
        throw new AppError('gone', told('startLinkUsed'));
      }
      const { uid } = await auth.api.ensureOwner();
      const { headers } = await auth.api.startSession({
        body: { uid },
        headers: headersOf(client),
        returnHeaders: true,
      });
      return { setCookie: headers.getSetCookie() };
    },

    async tokenForSession(cookieHeader): Promise<SessionToken | null> {
      if (!cookieHeader) return null;
      try {
        const { response, headers } = await auth.api.getToken({
          headers: new Headers({ cookie: cookieHeader }),
          returnHeaders: true,
        });
        const { exp = 0 } = decodeJwt(response.token);
        return { token: response.token, expiresAt: new Date(exp * 1000), setCookie: headers.getSetCookie() };
      } catch (cause) {
        if (isAPIError(cause) && cause.statusCode === 401) return null;
        throw cause;
      }
    },

    async uidOfSession(cookieHeader) {
      if (!cookieHeader) return null;
      const found = await auth.api.getSession({
        headers: headersOf(undefined, cookieHeader),
        query: { disableRefresh: true },
      });
      return found?.user.id ?? null;
    },

    async isOwnerSession(cookieHeader) {
      if (!cookieHeader) return false;
      const found = await auth.api.getSession({
        headers: headersOf(undefined, cookieHeader),
        query: { disableRefresh: true },
      });
      if (!found) return false;
      const { internalAdapter } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(found.user.id);
      return accounts.some(({ providerId }) => providerId === ownerProvider);
    },

    async isOwner(uid) {
      const { internalAdapter } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(uid);
      return accounts.some(({ providerId }) => providerId === ownerProvider);
    },

    async signOut(cookieHeader) {
      const { headers } = await auth.api.signOut({
        headers: new Headers(cookieHeader ? { cookie: cookieHeader } : {}),
        returnHeaders: true,
      });
      await revocations.refresh();
      return { setCookie: headers.getSetCookie() };
    },

    async createOwnerLink() {
      if (!(await isOwnerLinkOn())) return null;
      await auth.api.ensureOwner();
      return `/auth?owner=${await issueOwnerToken(deps.db, now())}`;
    },

    isTrustedOrigin: (origin) => origins.has(origin),
  };
}
