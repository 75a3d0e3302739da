import { words } from '../../lib/words.ts';
import { SpokenError } from './failure-words.ts';

/** Failures of a Google sign-in, with their messages in the catalogue. */
export const googleFailures = {
  'popup-blocked': 'googleBlocked',
  'popup-closed-by-user': 'googleClosed',
  'cancelled-popup-request': 'googleSecondWindow',
  'network-request-failed': 'googleNetwork',
  'unauthorized-domain': 'googleDomain',
  'user-mismatch': 'googleMismatch',
  'web-storage-unsupported': 'googleStorage',
  'invalid-auth-event': 'googleInvalid',
  'access-denied': 'googleAccessDenied',
  'email-not-verified': 'googleUnverified',
  'not-configured': 'googleMissing',
  failed: 'googleFailed',
} as const;

export type GoogleFailure = keyof typeof googleFailures;

/** Returns the message for a failure. */
export function googleFailureText(code: GoogleFailure): string {
  return words('identity')[googleFailures[code]];
}

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
    super(googleFailureText(code), options);
    this.name = 'GoogleError';
    this.code = code;
  }
}
