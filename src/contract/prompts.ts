import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* A user's saved prompts, available in every browser. */

/** Excludes pasted documents, which aren't reusable prompts. */
export const maxKeptPromptLength = 2_000;
/** Per user. */
export const maxKeptPrompts = 50;

const keptPrompt = z.object({ id: z.string(), prompt: z.string(), kept_at: z.string() });
export type KeptPrompt = z.infer<typeof keptPrompt>;

export const promptEndpoints = {
  listKeptPrompts: defineEndpoint({
    method: 'GET',
    path: '/api/user/prompts',
    summary: 'The kept prompts, newest first',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ prompts: z.array(keptPrompt) }) },
    errors: [],
  }),
  keepPrompt: defineEndpoint({
    method: 'POST',
    path: '/api/user/prompts',
    summary: 'Keep a prompt; one that is kept already comes first',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        prompt: z
          .string()
          .trim()
          .min(1, 'A prompt is required.')
          .max(maxKeptPromptLength, `A prompt of at most ${maxKeptPromptLength} characters can be kept.`),
      }),
    },
    answer: { kind: 'json', schema: keptPrompt },
    errors: ['invalid_input', 'conflict'],
  }),
  forgetPrompt: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/prompts/:id',
    summary: 'Forget a kept prompt',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};
