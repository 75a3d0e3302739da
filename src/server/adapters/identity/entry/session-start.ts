import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';

/** How long a sign-in waits for the second factor. */
const challengeSeconds = 600;

/**
 * A server-only endpoint inside better-auth that starts a session for an already authenticated account, so
 * the library itself creates sessions and signed cookies.
 */
export function sessionStart() {
  return {
    id: 'octavo-session-start',
    endpoints: {
      /**
       * Creates a session with its cookie. An account with a second factor gets a challenge instead, as from
       * the library's own sign-in.
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
          // Removes the browser's existing session, so it isn't used in place of the pending one.
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
