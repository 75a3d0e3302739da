import type { z } from 'zod';
import type { accountFacts, accountSession } from '../../../contract/profile.ts';
import { isInternalStaff } from '../../../domain/internal-staff.ts';
import type { AccountRecord, DeviceSession } from '../../adapters/identity/account-access.ts';
import { deviceName } from './device-name.ts';

/** An account as its owner sees it. */
export function accountView(
  account: AccountRecord,
  staffDomains: readonly string[],
): z.infer<typeof accountFacts> {
  return {
    uid: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoURL: account.photoUrl,
    has_password: account.hasPassword,
    has_second_factor: account.hasSecondFactor,
    is_google_linked: account.isGoogleLinked,
    is_staff: isInternalStaff(account, staffDomains),
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
