import type { z } from 'zod';
import type { accountFacts, accountSession } from '../../../contract/profile.ts';
import { isInternalStaff } from '../../../domain/internal-staff.ts';
import type { AccountRecord, DeviceSession } from '../../adapters/identity/account-access.ts';
import { deviceName } from './device-name.ts';

/** Whether a mail can come to an address at all: none can to the local owner's first one. */
export const isReachable = (email: string): boolean => !email.endsWith('@localhost');

/** An account as its owner sees it. */
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

/** A session without its token, which would be a way in. */
export function sessionView(session: DeviceSession): z.infer<typeof accountSession> {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    address: session.address,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.isCurrent,
  };
}
