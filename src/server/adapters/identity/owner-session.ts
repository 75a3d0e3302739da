import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The address of the local owner. Not a deliverable address, so no mail flow can ever reach this account. */
export const ownerEmail = 'owner@localhost';

/**
 * Two calls inside better-auth, so that accounts, sessions and signed cookies of the owner are made by the library
 * itself. Neither has a path: only the server can call them.
 */
export function ownerSession() {
  return {
    id: 'octavo-owner',
    endpoints: {
      /** The owner's account, made on the first call. */
      ensureOwner: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        const accounts = ctx.context.internalAdapter;
        const known = await accounts.findUserByEmail(ownerEmail);
        if (known) return { uid: known.user.id };
        try {
          const made = await accounts.createOAuthUser(
            { email: ownerEmail, name: 'Owner', emailVerified: true },
            { providerId: 'owner-link', accountId: 'owner' },
          );
          return { uid: made.user.id };
        } catch (cause) {
          // Another process starting at the same time was first: the unique address refuses a second owner.
          const other = await accounts.findUserByEmail(ownerEmail);
          if (!other) throw cause;
          return { uid: other.user.id };
        }
      }),
      /** A session with its cookie for an account that has proven who it is by other means. */
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ uid: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.uid);
          if (!user) throw new Error('The account of this session does not exist');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ uid: user.id });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
