import type { z } from 'zod';
import type { accountFacts, accountSession } from '../../../contract/profile.ts';
import { isInternalStaff } from '../../../domain/internal-staff.ts';
import type { AccountRecord, DeviceSession } from '../../adapters/identity/account-access.ts';
import { deviceOf } from './device-name.ts';

/** Returns whether an address can receive email. The local owner's initial `@localhost` address can't. */
export const isReachable = (email: string): boolean => !email.endsWith('@localhost');

/** Returns an account as shown to its owner. */
export function accountView(
  account: AccountRecord,
  confirmedUntil: Date | null,
  staffDomains: readonly string[],
  isOwner: boolean,
): z.infer<typeof accountFacts> {
  const isStaff = isInternalStaff(account, staffDomains);
  return {
    uid: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoURL: account.photoUrl,
    has_password: account.hasPassword,
    has_second_factor: account.hasSecondFactor,
    is_google_linked: account.isGoogleLinked,
    is_reachable: isReachable(account.email),
    confirmed_until: account.hasPassword ? null : (confirmedUntil?.toISOString() ?? null),
    is_staff: isStaff,
    manages_models: isStaff || isOwner,
  };
}

/** Returns a session without its token, because the token grants access. */
export function sessionView(session: DeviceSession): z.infer<typeof accountSession> {
  return {
    id: session.id,
    ...deviceOf(session.userAgent),
    address: session.address,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.isCurrent,
  };
}
