import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* Model servers on the owner's computer. Only for the owner and staff, like models.ts. */

const provider = z.object({ id: z.uuid() });
const modelName = z.object({ model: z.string().regex(/^[\w./:-]{1,200}$/, 'Enter a name like qwen3:8b') });

export const localModelEndpoints = {
  findLocalServers: defineEndpoint({
    method: 'GET',
    path: '/api/settings/local-servers',
    summary: 'Ask the usual ports of this computer for model servers; nothing is used',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        servers: z.array(
          z.object({
            kind: z.enum(['ollama', 'compatible']),
            name: z.string(),
            address: z.string(),
            model_count: z.number().int(),
            is_connected: z.boolean(),
          }),
        ),
        /** The server's platform, which determines how Ollama is installed. */
        platform: z.enum(['linux', 'macos', 'windows', 'other']),
        memory_bytes: z.number(),
      }),
    },
    errors: ['not_found'],
  }),
  listPulls: defineEndpoint({
    method: 'GET',
    path: '/api/settings/model-pulls',
    summary: 'Downloads of models by Ollama, with their progress',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        pulls: z.array(
          z.object({
            provider_id: z.string(),
            model: z.string(),
            state: z.enum(['running', 'done', 'failed', 'cancelled']),
            done_bytes: z.number(),
            /** 0 until known. */
            total_bytes: z.number(),
            message: z.string().nullable(),
          }),
        ),
      }),
    },
    errors: ['not_found'],
  }),
  pullModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/models/providers/:id/pulls',
    summary: 'Have Ollama download a model',
    auth: 'bearer',
    retry: 'safe',
    params: provider,
    body: { kind: 'json', schema: modelName },
    answer: { kind: 'empty' },
    errors: ['not_found', 'invalid_input'],
  }),
  cancelPull: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/models/providers/:id/pulls/:model',
    summary: 'Cancel a download',
    auth: 'bearer',
    retry: 'safe',
    params: provider.extend(modelName.shape),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  removeLocalModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/models/providers/:id/models/:model',
    summary: 'Delete a model from an Ollama server',
    auth: 'bearer',
    retry: 'safe',
    params: provider.extend(modelName.shape),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'unprocessable', 'invalid_input'],
  }),
};
