import { z } from 'zod';
import { tiers } from '../domain/membership/tiers.ts';
import { defineEndpoint } from './endpoint.ts';

const use = z.object({
  /** Charged, or held for a run under way. */
  used: z.number().int(),
  /** Null without limit. */
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  unlimited: z.boolean(),
});

/** The allowance of this month, counted apart; both together are the generations that people read of. */
export const activitySummary = z.object({
  fast_documents: use,
  quality_documents: use,
  tier: z.enum(tiers),
  /** Name of the plan. */
  plan: z.string(),
  period_start: z.string(),
  /** When the counts begin again. */
  period_end: z.string(),
});

export type ActivitySummary = z.infer<typeof activitySummary>;

export const currentLimits = activitySummary.extend({
  /** Kept documents; null without limit. */
  documents: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  /** Of the public API, by key; 0 where there is none. */
  api_calls_per_minute: z.number().int(),
  /** By name, with the level that each needs. */
  features: z.record(z.string(), z.object({ level: z.number().int(), allowed: z.boolean() })),
});

export type CurrentLimits = z.infer<typeof currentLimits>;

export const usage = z.object({
  /** Oldest first, in UTC; days without use as well. */
  days: z.array(
    z.object({
      day: z.string(),
      /** Charged ones. */
      generations: z.number().int(),
      input_tokens: z.number().int(),
      output_tokens: z.number().int(),
      /** In US dollars; null where a model was used whose price is not set. */
      cost_usd: z.number().nullable(),
      /** What is kept now and was there at the end of the day. */
      storage_bytes: z.number().int(),
      api_calls: z.number().int(),
    }),
  ),
  /** Of documents with all their versions, and of assets. */
  storage_bytes: z.number().int(),
});

export type Usage = z.infer<typeof usage>;

export const membershipEndpoints = {
  readUsage: defineEndpoint({
    method: 'GET',
    path: '/api/user/usage',
    summary: 'What was used, day by day',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: usage },
    errors: ['invalid_input'],
  }),
  readPrioritySupport: defineEndpoint({
    method: 'GET',
    path: '/api/user/priority-support',
    summary: 'Where to write to be answered first',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ email: z.string(), subject: z.string() }) },
    errors: ['plan_required'],
  }),
  readActivitySummary: defineEndpoint({
    method: 'GET',
    path: '/api/user/activity-summary',
    summary: 'What of the allowance of this month is used, fast and quality apart',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: activitySummary },
    errors: [],
  }),
  readCurrentLimits: defineEndpoint({
    method: 'GET',
    path: '/api/user/current-limits',
    summary: 'What the plan of the caller allows',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: currentLimits },
    errors: [],
  }),
};
