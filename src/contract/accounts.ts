import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/*
 * Identity endpoints of the specification (section 7). None reveals whether an address has an account:
 * sign-up, codes and reset return the same status and body after the same time. Endpoints that start a
 * session set its cookie.
 */

const email = z.email().max(254);
/** Longest name the interface can show. Longer names are rejected, not truncated. */
const displayName = z.string().trim().min(1).max(80);
const password = z.string().max(200);
const captchaToken = z.string().max(4096).optional();
/** Token from an email link: random, single-use, stored as a hash. */
const codeToken = z.string().min(16).max(200);

const passwordPolicy = z.object({
  min_length: z.number().int(),
  max_length: z.number().int(),
});

/** Outcome of a sign-in. */
export const signInOutcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('signed_in'),
    /**
     * True if the address was verified but the sign-up password was removed, because its owner was never
     * verified. A password reset sets a new one; email links work without a password.
     */
    is_password_removed: z.boolean().optional(),
  }),
  /** The address is not verified yet; the email was sent again. */
  z.object({ status: z.literal('verification_required') }),
]);

export const accountEndpoints = {
  identityConfig: defineEndpoint({
    method: 'GET',
    path: '/identity/config',
    summary:
      'Project configuration: authorised domains, password policy, captcha, ways to sign in, delivery of email',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        authorized_domains: z.array(z.string()),
        password_policy: passwordPolicy,
        captcha: z.object({ provider: z.string(), site_key: z.string() }).nullable(),
        is_google_configured: z.boolean(),
        /** smtp: delivered; outbox: kept on this server's outbox page; none: not sent at all. */
        email_delivery: z.enum(['smtp', 'outbox', 'none']),
        /** Where the page sends its token: POST on sign-in and renewal, DELETE on sign-out. */
        token_sync_url: z.string().nullable(),
      }),
    },
    errors: [],
  }),
  signUp: defineEndpoint({
    method: 'POST',
    path: '/identity/sign-up',
    summary: 'Create an account and send its verification mail; answers alike when there is one already',
    auth: 'none',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({ email, password, display_name: displayName, captcha_token: captchaToken }),
    },
    answer: { kind: 'json', schema: z.object({ status: z.literal('verification_required') }) },
    errors: ['invalid_input', 'password_policy', 'captcha_required', 'rate_limited'],
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/identity/sign-in',
    summary: 'Sign in with e-mail and password',
    auth: 'none',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ email, password, captcha_token: captchaToken }) },
    answer: { kind: 'json', schema: signInOutcome },
    errors: ['invalid_credentials', 'second_factor_required', 'captcha_required', 'rate_limited'],
  }),
  /** Follows `second_factor_required`, whose cookie identifies the pending sign-in. */
  verifySecondFactor: defineEndpoint({
    method: 'POST',
    path: '/identity/sign-in/second-factor',
    summary: 'Complete a sign-in with a code of the authenticator app or a recovery code',
    auth: 'none',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ code: z.string().trim().min(6).max(32) }) },
    answer: { kind: 'json', schema: signInOutcome },
    errors: ['invalid_credentials', 'gone', 'rate_limited'],
  }),
  /** Sends an out-of-band code. The response is the same whether or not the account exists. */
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/identity/send-code',
    summary: 'Send a mail with a link: to verify an address, to sign in, or to reset a password',
    auth: 'none',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        purpose: z.enum(['verify_email', 'sign_in', 'reset_password']),
        email,
        /** For a magic link that creates an account. */
        display_name: displayName.optional(),
        captcha_token: captchaToken,
      }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_input', 'captcha_required', 'rate_limited'],
  }),
  /** Requires the page's own POST: a GET of the link in the email changes nothing. */
  verifyEmail: defineEndpoint({
    method: 'POST',
    path: '/identity/verify-email',
    summary: 'Complete the verification of an address and sign in',
    auth: 'none',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        token: codeToken,
        /**
         * Required to keep the password if the link is opened in another browser than the one used for
         * sign-up.
         */
        password: password.optional(),
        /** The address stored in this browser. A link for another address is rejected and remains valid. */
        email: email.optional(),
      }),
    },
    answer: { kind: 'json', schema: signInOutcome },
    errors: ['gone', 'conflict', 'invalid_credentials', 'rate_limited'],
  }),
  signInWithLink: defineEndpoint({
    method: 'POST',
    path: '/identity/sign-in-link',
    summary: 'Complete a sign-in from a mailed link; the address has to be the one it was sent to',
    auth: 'none',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ token: codeToken, email }) },
    answer: { kind: 'json', schema: signInOutcome },
    errors: ['gone', 'second_factor_required', 'rate_limited'],
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/identity/reset-password',
    summary: 'Set a new password with the token of a reset mail; ends all sessions of the account',
    auth: 'none',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({ token: codeToken, password, revoke_api_keys: z.boolean().default(false) }),
    },
    answer: { kind: 'empty' },
    errors: ['gone', 'password_policy', 'rate_limited'],
  }),
  /**
   * The client redirects the browser to `authorization_url`; the provider's callback ends on /auth/complete
   * of the web app.
   */
  startGoogleSignIn: defineEndpoint({
    method: 'POST',
    path: '/identity/google/start',
    summary: 'Begin a sign-in with Google, or a confirmation by it',
    auth: 'none',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        mode: z.enum(['popup', 'page']),
        return_to: z.string().max(500).optional(),
        /** 'confirm': re-authenticates the signed-in user with Google, without a new sign-in. */
        purpose: z.enum(['sign_in', 'confirm']).default('sign_in'),
      }),
    },
    answer: { kind: 'json', schema: z.object({ authorization_url: z.url() }) },
    errors: ['not_configured', 'unauthenticated', 'unavailable', 'rate_limited'],
  }),
  updateAccount: defineEndpoint({
    method: 'POST',
    path: '/identity/account',
    summary: 'Account update: display name, photo',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({ displayName: displayName.optional(), photoUrl: z.string().max(200_000).nullish() }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_input'],
  }),
};
