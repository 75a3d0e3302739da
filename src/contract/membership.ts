import { z } from 'zod';
import { tiers } from '../domain/membership/tiers.ts';
import { defineEndpoint } from './endpoint.ts';

const use = z.object({
  /** Charged, or reserved for a running generation. */
  used: z.number().int(),
  /** Null means unlimited. */
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  unlimited: z.boolean(),
});

/** This month's allowances, one per kind of generation. The interface shows their sum as 'generations'. */
export const activitySummary = z.object({
  fast_documents: use,
  quality_documents: use,
  tier: z.enum(tiers),
  /** Name of the plan. */
  plan: z.string(),
  period_start: z.string(),
  /** When the counters reset. */
  period_end: z.string(),
});

export type ActivitySummary = z.infer<typeof activitySummary>;

export const currentLimits = activitySummary.extend({
  /** Stored documents; null means unlimited. */
  documents: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  /** Rate limit of the public API per key; 0 if the plan has no API access. */
  api_calls_per_minute: z.number().int(),
  /** Features by name, with the required level. */
  features: z.record(z.string(), z.object({ level: z.number().int(), allowed: z.boolean() })),
});

export type CurrentLimits = z.infer<typeof currentLimits>;

export const usage = z.object({
  /** Oldest first, in UTC; includes days without usage. */
  days: z.array(
    z.object({
      day: z.string(),
      /** Charged generations only. */
      generations: z.number().int(),
      input_tokens: z.number().int(),
      output_tokens: z.number().int(),
      /** In US dollars; null if a model without a configured price was used. */
      cost_usd: z.number().nullable(),
      /** Size at the end of the day of everything that still exists. */
      storage_bytes: z.number().int(),
      api_calls: z.number().int(),
    }),
  ),
  /** Documents with all versions, and assets. */
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
