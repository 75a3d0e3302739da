import type { Auth } from '../create-auth.ts';
import { headersOf } from '../create-auth.ts';
import type { Client, IdentityDeps } from '../identity.ts';
import type { SessionRevocations } from '../session-revocations.ts';
import type { Background } from './background.ts';
import { rememberDevice } from './known-devices.ts';

/** What every way into an account needs. */
export interface EntryContext {
  readonly auth: Auth;
  readonly deps: IdentityDeps;
  readonly now: () => Date;
  readonly background: Background;
  readonly revocations: SessionRevocations;
}

/** Where a call comes from, with the cookies that it brought. */
export interface Visitor extends Client {
  readonly cookieHeader: string | undefined;
}

/** How a way in went on, with the cookies that go with it. */
export interface EntryResult {
  readonly setCookie: readonly string[];
  readonly outcome: 'signed_in' | 'verification_required' | 'second_factor_required';
  /** True where a password of an earlier, unproven sign-up was taken away. */
  readonly isPasswordRemoved?: boolean;
}

export const signInLinkGone =
  'This link has been used, has been replaced or is too old. Please ask for a new one.';

/** Lower case: better-auth keeps addresses so. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Starts the session of an account that has proven who it is, or asks for its second factor. */
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
