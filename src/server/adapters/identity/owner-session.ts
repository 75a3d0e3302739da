import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** Initial email of the local owner. It is undeliverable. */
export const ownerEmail = 'owner@localhost';

/** Identifies the account even after its email changes. */
export const ownerProvider = 'owner-link';
const ownerKey = { providerId: ownerProvider, accountId: 'owner' };

/**
 * A server-only endpoint inside better-auth that creates the owner's account, so the library itself creates
 * it.
 */
export function ownerSession() {
  return {
    id: 'octavo-owner',
    endpoints: {
      /** Returns the owner's account; creates it on the first call. */
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
          // Another process created it first: the unique address rejects a second owner.
          const other = await accounts.findUserByEmail(ownerEmail);
          if (!other) throw cause;
          return { uid: other.user.id };
        }
      }),
    },
  } satisfies BetterAuthPlugin;
}
