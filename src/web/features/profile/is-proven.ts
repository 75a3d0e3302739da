import type { Account } from './api/account.ts';

/** Whether nothing but the password, where there is one, is missing to change how the account is protected. */
export function isProven({ has_password, confirmed_until }: Account, nowMs: number): boolean {
  return has_password || (confirmed_until !== null && Date.parse(confirmed_until) > nowMs);
}
