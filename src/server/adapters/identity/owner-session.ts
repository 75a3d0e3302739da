import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** The address of the local owner. Not a deliverable address, so no mail flow can ever reach this account. */
export const ownerEmail = 'owner@localhost';

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
    },
  } satisfies BetterAuthPlugin;
}
