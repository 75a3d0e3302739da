import { z } from 'zod';
import { chatRequest } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';

/*
 * Cost of runs: the estimate before a run, and the actual cost in the session history. In US dollars, from
 * OCTAVO_MODEL_PRICES.
 */

const money = z.number().nullable();

const runEstimate = z.object({
  model_alias: z.string(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** Null if the model has no configured price. */
  cost_usd: money,
  duration_ms: z.number().int(),
  /** Number of past runs the estimate is based on; 0 for a default estimate. */
  based_on_runs: z.number().int(),
});

const historyEntry = z.object({
  run_id: z.string(),
  asked_at: z.string(),
  asked_by: z.string(),
  prompt: z.string(),
  mode: z.string(),
  model_alias: z.string(),
  status: z.string(),
  /** The resulting version, and the blocks it changed. */
  version: z.number().int().nullable(),
  changed_block_ids: z.array(z.string()),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost_usd: money,
  duration_ms: z.number().int().nullable(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

const theSession = z.object({ id: z.uuid() });

export const runCostEndpoints = {
  estimateRun: defineEndpoint({
    method: 'POST',
    path: '/chat/estimate',
    summary: 'What a prompt would cost in tokens, money and time; nothing is run',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: chatRequest },
    answer: { kind: 'json', schema: runEstimate },
    errors: ['invalid_input', 'not_found'],
  }),
  readSessionHistory: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions/:id/history',
    summary: 'Who asked what in a session, which blocks it changed, and what it cost; oldest first',
    auth: 'bearer',
    retry: 'safe',
    params: theSession,
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        entries: z.array(historyEntry),
        total: z.object({ input_tokens: z.number().int(), output_tokens: z.number().int(), cost_usd: money }),
      }),
    },
    errors: ['not_found'],
  }),
  exportSessionHistory: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions/:id/history.csv',
    summary: 'The history of a session as a table',
    auth: 'bearer',
    retry: 'safe',
    params: theSession,
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['text/csv'] },
    errors: ['not_found'],
  }),
};
