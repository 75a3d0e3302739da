import { CallError } from '../../lib/call-error.ts';

/** Fallback messages for errors without a server message. */
export const failureWords = {
  signUp: 'Failed to create account',
  signIn: 'Failed to sign in',
  mail: 'Failed to send the email',
  reset: 'Failed to set the new password',
} as const;

/** Error with a user-facing message. */
export class SpokenError extends Error {}

/** Returns the error's message if it has one, otherwise `fixed`. */
export function reasonOf(error: unknown, fixed: string): string {
  if (error instanceof SpokenError) return error.message;
  return error instanceof CallError && error.hasWords ? error.detail : fixed;
}

export function hasCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
