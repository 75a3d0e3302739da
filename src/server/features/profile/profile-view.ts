import { type UserProfile, userProfile } from '../../../contract/identity.ts';
import { isLanguage } from '../../../words/languages.ts';
import type { Row } from '../../database/schema.ts';

const tier = userProfile.shape.membership.shape.tier;

/** Returns a profile as shown to its owner. Unknown tiers read as basic. */
export function profileView(row: Row<'users'>): UserProfile {
  return {
    uid: row.uid,
    email: row.email,
    ...(row.display_name ? { displayName: row.display_name } : {}),
    ...(isLanguage(row.language) ? { language: row.language } : {}),
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at.toISOString(),
    membership: {
      tier: tier.catch('basic').parse(row.tier),
      upgradedAt: row.upgraded_at?.toISOString() ?? null,
    },
  };
}
