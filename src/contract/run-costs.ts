import { z } from 'zod';
import { chatRequest } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';

/* What runs cost: before as an estimate, after as it was, and who asked what. Money in US dollars, by OCTAVO_MODEL_PRICES. */

const money = z.number().nullable();

const runEstimate = z.object({
  model_alias: z.string(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** Null where no price is set for the model. */
  cost_usd: money,
  duration_ms: z.number().int(),
  /** Runs of this model that the figures come from; 0 for a rule of thumb. */
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
  /** The version that came of it, and the blocks that it changed. */
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
