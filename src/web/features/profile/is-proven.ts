import type { Account } from './api/account.ts';

/**
 * Returns whether the user may change security settings: with a password (entered with the change), or after
 * a recent confirmation.
 */
export function isProven({ has_password, confirmed_until }: Account, nowMs: number): boolean {
  return has_password || (confirmed_until !== null && Date.parse(confirmed_until) > nowMs);
}
