import { CallError } from '../../lib/call-error.ts';

/** What is said where the server gave no words of its own. */
export const failureWords = {
  signUp: 'Failed to create account',
  signIn: 'Failed to sign in',
  mail: 'Failed to send the email',
  reset: 'Failed to set the new password',
} as const;

/** A failure on this page whose message is for the visitor. */
export class SpokenError extends Error {}

/** Why something failed: in the words of whoever failed when there are some, else in the fixed ones. */
export function reasonOf(error: unknown, fixed: string): string {
  if (error instanceof SpokenError) return error.message;
  return error instanceof CallError && error.hasWords ? error.detail : fixed;
}

/** Whether a call failed with this code. */
export function hasCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
