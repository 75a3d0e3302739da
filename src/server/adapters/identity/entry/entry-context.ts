import { told } from '../../../told.ts';
import type { Auth } from '../create-auth.ts';
import { headersOf } from '../create-auth.ts';
import type { Client, IdentityDeps } from '../identity.ts';
import type { SessionRevocations } from '../session-revocations.ts';
import type { Background } from './background.ts';
import { rememberDevice } from './known-devices.ts';

/** Dependencies shared by all sign-up and sign-in calls. */
export interface EntryContext {
  readonly auth: Auth;
  readonly deps: IdentityDeps;
  readonly now: () => Date;
  readonly background: Background;
  readonly revocations: SessionRevocations;
}

/** The client of a call, with its cookies. */
export interface Visitor extends Client {
  readonly cookieHeader: string | undefined;
}

/** Result of a sign-in step, with the cookies to set. */
export interface EntryResult {
  readonly setCookie: readonly string[];
  readonly outcome: 'signed_in' | 'verification_required' | 'second_factor_required';
  /** True if the password of an earlier, unverified sign-up was removed. */
  readonly isPasswordRemoved?: boolean;
}

export const signInLinkGone = told('signInLinkUsed');

/** Lowercases the address, as better-auth stores it. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Starts a session for an authenticated account, or asks for its second factor. */
export async function startSession(
  { auth, deps, now }: EntryContext,
  uid: string,
  visitor: Visitor,
): Promise<EntryResult> {
  const { response, headers } = await auth.api.startSession({
    body: { uid },
    headers: headersOf(visitor, visitor.cookieHeader),
    returnHeaders: true,
  });
  const setCookie = headers.getSetCookie();
  if (response.isChallenged) return { setCookie, outcome: 'second_factor_required' };
  const { cookieHeader } = visitor;
  const device = await rememberDevice(deps, { uid, cookieHeader, now: now() });
  return { setCookie: [...setCookie, device], outcome: 'signed_in' };
}
