import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';

/** How long a sign-in waits for its second factor. */
const challengeSeconds = 600;

/**
 * A call inside better-auth for accounts that have proven by other means who they are, so that sessions and signed
 * cookies are made by the library itself. It has no path: only the server can call it.
 */
export function sessionStart() {
  return {
    id: 'octavo-session-start',
    endpoints: {
      /**
       * A session with its cookie. An account with a second factor gets a challenge instead, of the very kind that the
       * library's own second-factor calls answer.
       */
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ uid: z.string() }) },
        async (ctx) => {
          const { internalAdapter: accounts, secret, createAuthCookie } = ctx.context;
          const user = await accounts.findUserById(ctx.body.uid);
          if (!user) throw new Error('The account of this session does not exist');
          if (!('twoFactorEnabled' in user) || user.twoFactorEnabled !== true) {
            const session = await accounts.createSession(user.id);
            await setSessionCookie(ctx, { session, user });
            return ctx.json({ isChallenged: false });
          }
          // Somebody else's session in this browser must not take the place of the one that is asked for.
          deleteSessionCookie(ctx, true);
          const cookie = createAuthCookie('two_factor', { maxAge: challengeSeconds });
          const identifier = `2fa-${generateRandomString(32)}`;
          const expiresAt = new Date(Date.now() + challengeSeconds * 1000);
          await accounts.createVerificationValue({ identifier, value: user.id, expiresAt });
          await accounts.createVerificationValue({
            identifier: `2fa-attempts-${identifier}`,
            value: '0',
            expiresAt,
          });
          await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
          return ctx.json({ isChallenged: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
