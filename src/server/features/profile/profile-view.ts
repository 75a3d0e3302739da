import { type UserProfile, userProfile } from '../../../contract/identity.ts';
import type { Row } from '../../database/schema.ts';

const tier = userProfile.shape.membership.shape.tier;

/** A profile as its owner sees it. Where the row names no tier that this version knows, it reads as basic. */
export function profileView(row: Row<'users'>): UserProfile {
  return {
    uid: row.uid,
    email: row.email,
    ...(row.display_name ? { displayName: row.display_name } : {}),
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at.toISOString(),
    membership: {
      tier: tier.catch('basic').parse(row.tier),
      upgradedAt: row.upgraded_at?.toISOString() ?? null,
    },
  };
}
