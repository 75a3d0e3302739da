import type { EntryResult, Visitor } from './entry-context.ts';
import type { GoogleEntry } from './google.ts';
import type { CodeRequest } from './mailed-links.ts';
import type { SignUp } from './sign-up.ts';

/**
 * The part of the identity port that strangers use to become somebody. No call tells whether an address has an account:
 * answers are alike in content and time, and mails say the rest to those who may know.
 */
export interface AccountEntry {
  readonly passwordPolicy: { readonly minLength: number; readonly maxLength: number };
  /** Throws AppError `captcha_required` where a captcha is configured and the token is missing or refused. */
  requireCaptcha(token: string | undefined, address: string): Promise<void>;
  /** Throws AppError `password_policy`, `rate_limited`. */
  signUp(input: SignUp, visitor: Visitor): Promise<{ readonly setCookie: readonly string[] }>;
  /**
   * Throws AppError `gone`, `conflict` (the link was sent to another address than the one given), `invalid_credentials`
   * (a password was given and is not the one of the sign-up).
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
  /** Returns whose password was set. Throws AppError `gone`, `password_policy`. */
  resetPassword(input: {
    readonly token: string;
    readonly password: string;
  }): Promise<{ readonly uid: string; readonly email: string; readonly displayName: string }>;
  readonly google: GoogleEntry;
  /** Throws AppError `invalid_input` for a photo that is none. Null takes the photo away. */
  update(
    uid: string,
    change: { readonly displayName?: string | undefined; readonly photoUrl?: string | null | undefined },
  ): Promise<void>;
  /** Resolves when no mail is on its way to the queue any more. Call it before closing the database. */
  whenIdle(): Promise<void>;
}
