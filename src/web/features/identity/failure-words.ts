import { CallError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';

/** Fallback messages for errors without a server message. */
export const failureWords = {
  get signUp() {
    return words('identity').failedSignUp;
  },
  get signIn() {
    return words('identity').failedSignIn;
  },
  get mail() {
    return words('identity').failedMail;
  },
  get reset() {
    return words('identity').failedReset;
  },
};

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
