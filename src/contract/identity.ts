import { z } from 'zod';
import { languageCodes } from '../words/languages.ts';
import { defineEndpoint } from './endpoint.ts';

export const userProfile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string().optional(),
  createdAt: z.string(),
  lastLoginAt: z.string(),
  /** Language of the interface and of emails, once known. */
  language: z.enum(languageCodes).optional(),
  membership: z.object({ tier: z.enum(['basic', 'pro', 'enterprise']), upgradedAt: z.string().nullable() }),
});

export type UserProfile = z.infer<typeof userProfile>;

/** Browser session, local owner and profile. Sign-in and sign-up are in accounts.ts. */
export const identityEndpoints = {
  /** Requires the page's own POST: a GET of the printed link changes nothing. */
  ownerSignIn: defineEndpoint({
    method: 'POST',
    path: '/identity/owner/sign-in',
    summary: 'Trade the one-time link of the local owner for a session (sets the session cookie)',
    auth: 'none',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ token: z.string().min(20).max(200) }) },
    answer: { kind: 'empty' },
    errors: ['gone', 'rate_limited'],
  }),
  /** Authenticated by the session cookie; returns the bearer token for all other calls. */
  readToken: defineEndpoint({
    method: 'POST',
    path: '/identity/session/token',
    summary: 'A fresh identity token (JWT, 300 s) for the session cookie',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ token: z.string(), expires_at: z.string() }) },
    errors: ['unauthenticated'],
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/identity/session/sign-out',
    summary: 'End the session of this browser',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: [],
  }),
  readProfile: defineEndpoint({
    method: 'GET',
    path: '/api/user/profile',
    summary: 'The profile of the caller',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: userProfile },
    errors: [],
  }),
};
