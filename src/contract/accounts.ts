import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/*
 * The identity calls of the specification (section 7). None of them tells whether an address has an account: sign-up,
 * codes and reset answer alike in status, body and time. Those that start a session set its cookie.
 */

const email = z.email().max(254);
/** Longest name that screens are made for; longer ones are refused, not cut. */
const displayName = z.string().trim().min(1).max(80);
const password = z.string().max(200);
const captchaToken = z.string().max(4096).optional();
/** From a mail: random, single-use, kept as a hash. */
const codeToken = z.string().min(16).max(200);

const passwordPolicy = z.object({
  min_length: z.number().int(),
  max_length: z.number().int(),
});

/** What became of a sign-in. */
export const signInOutcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('signed_in'),
    /**
     * True where the address was verified but the password of the sign-up was taken away, since nobody showed who had
     * chosen it. A new one is set by a reset mail; the mailed links work without one.
     */
    is_password_removed: z.boolean().optional(),
  }),
  /** The address is not verified yet; the mail was sent again. */
  z.object({ status: z.literal('verification_required') }),
]);

export const accountEndpoints = {
  identityConfig: defineEndpoint({
    method: 'GET',
    path: '/identity/config',
    summary: 'Project configuration: authorised domains, password policy, captcha, ways to sign in',
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
        /** Where the page hands its token to: POST on sign-in and renewal, DELETE on sign-out. */
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
  /** After `second_factor_required`: a cookie of that answer says whose sign-in it is. */
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
  /** 'Out-of-band code': the answer is the same whether or not there is such an account. */
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
        /** For a magic link that makes an account. */
        display_name: displayName.optional(),
        captcha_token: captchaToken,
      }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_input', 'captcha_required', 'rate_limited'],
  }),
  /** Completed by the page's own POST: a GET of the mail's link changes nothing. */
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
        /** In another browser than the one that signed up: shows that it is the same person, and keeps the password. */
        password: password.optional(),
        /** The address that this browser remembers: a link to another one is refused, and stays good. */
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
  /** The browser is sent to `authorization_url`; the provider's callback ends on /auth/complete of the web app. */
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
        /** 'confirm': whoever is signed in here shows to Google once more who it is; nobody is signed in by it. */
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
