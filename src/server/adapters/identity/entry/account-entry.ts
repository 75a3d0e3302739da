import type { EntryResult, Visitor } from './entry-context.ts';
import type { GoogleEntry } from './google.ts';
import type { CodeRequest } from './mailed-links.ts';
import type { SignUp } from './sign-up.ts';

/**
 * Calls for signing up and signing in. No response reveals whether an email address has an account: content
 * and timing are the same, and details go to the address by email.
 */
export interface AccountEntry {
  readonly passwordPolicy: { readonly minLength: number; readonly maxLength: number };
  /** Throws AppError `captcha_required` if a captcha is configured and the token is missing or rejected. */
  requireCaptcha(token: string | undefined, address: string): Promise<void>;
  /** Throws AppError `password_policy`, `rate_limited`. */
  signUp(input: SignUp, visitor: Visitor): Promise<{ readonly setCookie: readonly string[] }>;
  /**
   * Throws AppError `gone`, `conflict` (the link was sent to another address than `email`),
   * `invalid_credentials` (the given password isn't the one from the sign-up).
   */
  verifyEmail(
    input: {
      readonly token: string;
      readonly password?: string | undefined;
      readonly email?: string | undefined;
    },
    visitor: Visitor,
  ): Promise<EntryResult>;
  /** Throws AppError `invalid_credentials`, `rate_limited`. */
  signIn(
    input: { readonly email: string; readonly password: string },
    visitor: Visitor,
  ): Promise<EntryResult>;
  /** Throws AppError `invalid_credentials`, `gone`, `rate_limited`. */
  verifySecondFactor(input: { readonly code: string }, visitor: Visitor): Promise<EntryResult>;
  /** Throws AppError `rate_limited`. */
  sendCode(input: CodeRequest, visitor: Visitor): Promise<void>;
  /** Throws AppError `gone`. */
  signInWithLink(
    input: { readonly token: string; readonly email: string },
    visitor: Visitor,
  ): Promise<EntryResult>;
  /** Returns the account whose password was set. Throws AppError `gone`, `password_policy`. */
  resetPassword(input: {
    readonly token: string;
    readonly password: string;
  }): Promise<{ readonly uid: string; readonly email: string; readonly displayName: string }>;
  readonly google: GoogleEntry;
  /** Throws AppError `invalid_input` for an invalid photo. Null removes the photo. */
  update(
    uid: string,
    change: { readonly displayName?: string | undefined; readonly photoUrl?: string | null | undefined },
  ): Promise<void>;
  /** Resolves when all background emails are queued. Call before closing the database. */
  whenIdle(): Promise<void>;
}
