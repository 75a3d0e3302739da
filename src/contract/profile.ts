import { z } from 'zod';
import { languageCodes } from '../words/languages.ts';
import { defineEndpoint } from './endpoint.ts';
import { userProfile } from './identity.ts';

/*
 * Endpoints for the user's own account. Calls that weaken its security require the password. Accounts without
 * one must re-authenticate within the last ten minutes: by signing in, by an emailed code, or with Google.
 */

const password = z.string().max(200);
const uid = z.object({ uid: z.string().min(1).max(64) });

export const accountSession = z.object({
  id: z.string(),
  /** 'Firefox on Linux', if the browser reports it. */
  /** In English: 'Firefox on Linux'. */
  device: z.string(),
  /** Null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
});

export const securityEventKinds = [
  'signed_in',
  'password_set',
  'password_changed',
  'password_removed',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'google_linked',
  'google_unlinked',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'api_key_deleted',
] as const;

/** An event that affects access to the account. */
export const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  at: z.string(),
  /** For sign-ins: 'Firefox on Linux', if the browser reports it. */
  device: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** For sign-ins: the IP address. */
  address: z.string().nullable(),
  /** What the event is about: the name of an API key, the new email address. */
  subject: z.string().nullable(),
});

export const accountFacts = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  is_google_linked: z.boolean(),
  /** False if the address can't receive email, like the local owner's initial one. */
  is_reachable: z.boolean(),
  /**
   * For accounts without a password: when this session's re-authentication expires; null if there is none.
   */
  confirmed_until: z.string().nullable(),
  is_staff: z.boolean(),
  /** Whether the account may connect models for all users: staff and the local owner. */
  manages_models: z.boolean(),
});

export const profileEndpoints = {
  readAccount: defineEndpoint({
    method: 'GET',
    path: '/identity/account',
    summary: 'The account of the caller',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: accountFacts },
    errors: [],
  }),
  /** The specification's database calls, users/{uid}: only for the caller's own record. */
  readUser: defineEndpoint({
    method: 'GET',
    path: '/database/users/:uid',
    summary: 'Read the profile',
    auth: 'bearer',
    retry: 'safe',
    params: uid,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: userProfile },
    errors: ['not_found'],
  }),
  /** Read-only fields (membership, uid, dates) are rejected by name, not ignored. */
  mergeUser: defineEndpoint({
    method: 'PATCH',
    path: '/database/users/:uid',
    summary: 'Merge-write the profile',
    auth: 'bearer',
    retry: 'safe',
    params: uid,
    body: {
      kind: 'json',
      schema: z.strictObject({
        displayName: z.string().trim().min(1).max(80).optional(),
        language: z.enum(languageCodes).optional(),
      }),
    },
    answer: { kind: 'json', schema: userProfile },
    errors: ['not_found', 'invalid_input'],
  }),
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/database/users/:uid',
    summary: 'Delete the profile',
    auth: 'bearer',
    retry: 'safe',
    params: uid,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  listAccountSessions: defineEndpoint({
    method: 'GET',
    path: '/identity/sessions',
    summary: 'Where the account is signed in',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ sessions: z.array(accountSession) }) },
    errors: [],
  }),
  revokeAccountSession: defineEndpoint({
    method: 'DELETE',
    path: '/identity/sessions/:id',
    summary: 'Sign one device out',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  listSecurityEvents: defineEndpoint({
    method: 'GET',
    path: '/identity/events',
    summary: 'What happened to the security of the account, newest first',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      /** Event id; returns only older events. */
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ events: z.array(securityEvent), has_more: z.boolean() }),
    },
    errors: ['invalid_input'],
  }),
  signOutEverywhere: defineEndpoint({
    method: 'POST',
    path: '/identity/sessions/revoke-all',
    summary: 'Sign every device out, this one as well',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: [],
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/identity/change-password',
    summary: 'Change the password with the current one; ends all other sessions',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        current_password: password,
        new_password: password,
        /** API keys survive a password change, so an intruder may have created one. */
        revoke_api_keys: z.boolean().default(false),
      }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_credentials', 'conflict', 'password_policy', 'rate_limited'],
  }),
  setPassword: defineEndpoint({
    method: 'POST',
    path: '/identity/set-password',
    summary: 'Give an account its first password; ends all other sessions',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ new_password: password }) },
    answer: { kind: 'empty' },
    errors: ['conflict', 'forbidden', 'password_policy', 'rate_limited'],
  }),
  sendConfirmationCode: defineEndpoint({
    method: 'POST',
    path: '/identity/confirmation/code',
    summary: "Mail a code of six digits to the account's own address",
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['unprocessable', 'rate_limited'],
  }),
  confirmWithCode: defineEndpoint({
    method: 'POST',
    path: '/identity/confirmation',
    summary: 'Confirm this session with the mailed code, for ten minutes',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ code: z.string().trim().min(6).max(12) }) },
    answer: { kind: 'empty' },
    errors: ['invalid_credentials', 'gone', 'rate_limited'],
  }),
  /** The new address takes effect when the link in its email is confirmed. The old address is notified. */
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/identity/change-email',
    summary: 'Ask to change the address',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({ new_email: z.email().max(254), password: password.optional() }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
  }),
  /** Confirms the link in the email. Requires the page's own POST: a GET changes nothing. Single-use. */
  completeEmailChange: defineEndpoint({
    method: 'POST',
    path: '/identity/change-email/complete',
    summary: 'Complete a change of address with the token of its mail',
    auth: 'none',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ token: z.string().min(16).max(200) }) },
    answer: { kind: 'json', schema: z.object({ email: z.string() }) },
    errors: ['gone', 'rate_limited'],
  }),
  beginSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/identity/second-factor/begin',
    summary: 'Begin to set up an authenticator app; takes effect when a code of it is confirmed',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ password: password.optional() }) },
    answer: {
      kind: 'json',
      schema: z.object({ totp_uri: z.string(), recovery_codes: z.array(z.string()) }),
    },
    errors: ['invalid_credentials', 'forbidden', 'conflict', 'rate_limited'],
  }),
  confirmSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/identity/second-factor/confirm',
    summary: 'Confirm the authenticator app with a code',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ code: z.string().trim().min(6).max(12) }) },
    answer: { kind: 'empty' },
    errors: ['invalid_credentials', 'rate_limited'],
  }),
  removeSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/identity/second-factor/remove',
    summary: 'Remove the second factor',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ password: password.optional() }) },
    answer: { kind: 'empty' },
    errors: ['invalid_credentials', 'rate_limited'],
  }),
  startDataExport: defineEndpoint({
    method: 'POST',
    path: '/api/user/data-export',
    summary: 'Gather all own data into one archive, as a job',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ password: password.optional() }).nullish() },
    answer: { kind: 'json', schema: z.object({ export_id: z.string() }) },
    errors: ['invalid_credentials', 'forbidden', 'conflict', 'rate_limited'],
  }),
  readDataExport: defineEndpoint({
    method: 'GET',
    path: '/api/user/data-export/:id',
    summary: 'How far the archive is, and its signed link when it is ready',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        status: z.enum(['queued', 'processing', 'completed', 'failed']),
        /** Valid for 120 minutes and renewed on each read, for a day. */
        url: z.string().nullable(),
      }),
    },
    errors: ['not_found'],
  }),
  /**
   * Deletes in this order: sessions with their documents, the profile, the auth account. A background job
   * completes deletions interrupted by a crash.
   */
  deleteAccount: defineEndpoint({
    method: 'POST',
    path: '/identity/delete-account',
    summary: 'Delete the account and everything of it',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        /** The account's own email address, typed to confirm. */
        confirmation: z.string().max(254),
        password: password.optional(),
      }),
    },
    answer: { kind: 'empty' },
    errors: ['invalid_input', 'invalid_credentials', 'forbidden', 'rate_limited'],
  }),
};
