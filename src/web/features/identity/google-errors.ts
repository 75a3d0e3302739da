import { SpokenError } from './failure-words.ts';

/** Messages for all failures of a Google sign-in. */
export const googleFailures = {
  'popup-blocked':
    'The browser blocked the sign-in window. Allow pop-ups for this site, or continue in this page.',
  'popup-closed-by-user': 'The sign-in window was closed before sign-in was complete. Please try again.',
  'cancelled-popup-request': 'A second sign-in window was opened. Please complete the sign-in there.',
  'network-request-failed': "Can't reach the server. Check your connection and try again.",
  'unauthorized-domain':
    'Sign-in with Google is not allowed at this address. Open Octavo at its own address.',
  'user-mismatch': "This Google account isn't linked to your Octavo account.",
  'web-storage-unsupported':
    'Your browser blocks data for this site. Allow cookies and site data, then try again.',
  'invalid-auth-event': "Google's response doesn't match a sign-in started here. Please try again.",
  'access-denied': 'You canceled the Google sign-in.',
  'email-not-verified': 'Google has not verified the email address of this account.',
  'not-configured': 'Sign-in with Google is not set up on this server. Please use another way to sign in.',
  failed: 'Google could not complete the sign-in. Please try again.',
} as const;

export type GoogleFailure = keyof typeof googleFailures;

/** Codes of OAuth and of the server for the same failures. */
const otherNames: Readonly<Record<string, GoogleFailure>> = {
  access_denied: 'access-denied',
  'signup-disabled': 'failed',
  account_not_linked: 'user-mismatch',
  invalid_state: 'invalid-auth-event',
  not_configured: 'not-configured',
  network: 'network-request-failed',
};

/** Maps an external code to a failure; unknown codes become 'failed'. */
export function googleFailureOf(code: string): GoogleFailure {
  if (Object.hasOwn(googleFailures, code)) return code as GoogleFailure;
  const dashed = code.replaceAll('_', '-');
  if (Object.hasOwn(googleFailures, dashed)) return dashed as GoogleFailure;
  return (Object.hasOwn(otherNames, code) && otherNames[code]) || 'failed';
}

/** Thrown by Google sign-ins. `message` is user-facing. */
export class GoogleError extends SpokenError {
  readonly code: GoogleFailure;

  constructor(code: GoogleFailure, options?: ErrorOptions) {
    super(googleFailures[code], options);
    this.name = 'GoogleError';
    this.code = code;
  }
}
