import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/*
 * Only for internal staff: a verified email in one of the two configured domains. All others get `not_found`.
 */

const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

export const staffEndpoints = {
  staffOverview: defineEndpoint({
    method: 'GET',
    path: '/api/staff/overview',
    summary: 'Health, mail queue and usage by day',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        health: z.record(z.string(), z.enum(['ok', 'failing'])),
        users: z.number().int(),
        mails: z.object({ queued: z.number().int(), sent: z.number().int(), failed: z.number().int() }),
        /** The last 30 days, oldest first. */
        days: z.array(
          z.object({
            day: z.string(),
            runs: z.number().int(),
            failed_runs: z.number().int(),
            new_users: z.number().int(),
          }),
        ),
      }),
    },
    errors: ['not_found'],
  }),
  listStaffUsers: defineEndpoint({
    method: 'GET',
    path: '/api/staff/users',
    summary: 'Users, newest first',
    auth: 'bearer',
    retry: 'safe',
    query: page.extend({ search: z.string().max(200).optional() }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        users: z.array(
          z.object({
            uid: z.string(),
            email: z.string(),
            displayName: z.string().nullable(),
            tier: z.enum(['basic', 'pro', 'enterprise']),
            created_at: z.string(),
            last_login_at: z.string(),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['not_found'],
  }),
  changeTier: defineEndpoint({
    method: 'PATCH',
    path: '/api/staff/users/:uid/tier',
    summary: 'Change the tier of a user: writes tier and upgradedAt',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ uid: z.string().min(1).max(64) }),
    body: { kind: 'json', schema: z.object({ tier: z.enum(['basic', 'pro', 'enterprise']) }) },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  listStaffRuns: defineEndpoint({
    method: 'GET',
    path: '/api/staff/runs',
    summary: 'Runs, newest first, with the reasons of those that failed; no prompts',
    auth: 'bearer',
    retry: 'safe',
    query: page.extend({
      status: z.enum(['running', 'completed', 'failed', 'cancelled', 'interrupted']).optional(),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        runs: z.array(
          z.object({
            id: z.string(),
            user_email: z.string().nullable(),
            status: z.string(),
            model_alias: z.string(),
            reason: z.string().nullable(),
            created_at: z.string(),
            duration_ms: z.number().int().nullable(),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['not_found'],
  }),
  listStaffModels: defineEndpoint({
    method: 'GET',
    path: '/api/staff/models',
    summary: 'The models of this installation, with their prices',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        models: z.array(
          z.object({
            alias: z.string(),
            label: z.string(),
            provider: z.string(),
            /** In US dollars per million tokens; null if not set. */
            price: z.object({ input: z.number(), output: z.number() }).nullable(),
          }),
        ),
      }),
    },
    errors: ['not_found'],
  }),
  testModel: defineEndpoint({
    method: 'POST',
    path: '/api/staff/models/:alias/test',
    summary: 'Ask a model for one word, really, and say how that went',
    auth: 'bearer',
    retry: 'never',
    params: z.object({ alias: z.string().min(1).max(64) }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        is_working: z.boolean(),
        first_token_ms: z.number().int().nullable(),
        total_ms: z.number().int(),
        calls_tools: z.boolean().nullable(),
        /** The result of the test, and what to do about it. */
        message: z.string(),
      }),
    },
    errors: ['not_found', 'invalid_input'],
  }),
  listStaffMails: defineEndpoint({
    method: 'GET',
    path: '/api/staff/mails',
    summary: 'The mail queue, newest first; no links and no bodies',
    auth: 'bearer',
    retry: 'safe',
    query: page,
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        mails: z.array(
          z.object({
            id: z.string(),
            to: z.string(),
            kind: z.string(),
            status: z.enum(['queued', 'sent', 'failed', 'bounced']),
            attempts: z.number().int(),
            last_error: z.string().nullable(),
            created_at: z.string(),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['not_found'],
  }),
};
