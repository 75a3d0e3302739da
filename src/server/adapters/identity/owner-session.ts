import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** The address of the local owner until another one is set: no mail can reach it. */
export const ownerEmail = 'owner@localhost';

/** How the account is found, whatever its address has become. */
export const ownerProvider = 'owner-link';
const ownerKey = { providerId: ownerProvider, accountId: 'owner' };

/**
 * A call inside better-auth, so that the account of the owner is made by the library itself. It has no path: only the
 * server can call it.
 */
export function ownerSession() {
  return {
    id: 'octavo-owner',
    endpoints: {
      /** The owner's account, made on the first call. */
      ensureOwner: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        const accounts = ctx.context.internalAdapter;
        const owner = await accounts.findAccountByKey(ownerKey);
        if (owner) return { uid: owner.userId };
        try {
          const made = await accounts.createOAuthUser(
            { email: ownerEmail, name: 'Owner', emailVerified: true },
            ownerKey,
          );
          return { uid: made.user.id };
        } catch (cause) {
          // Another process starting at the same time was first: the unique address refuses a second owner.
          const other = await accounts.findUserByEmail(ownerEmail);
          if (!other) throw cause;
          return { uid: other.user.id };
        }
      }),
    },
  } satisfies BetterAuthPlugin;
}
