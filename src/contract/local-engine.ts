import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* The engine that runs models inside of Octavo. Managers of models can look; only the owner changes it. */

const modelId = z.object({ id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/) });

const speed = z.object({
  /** Tokens per second. */
  reading: z.number(),
  writing: z.number(),
  /** Seconds for a short page, and for a long one with loading the model. */
  page_seconds: z.tuple([z.number(), z.number()]),
  is_on_graphics_card: z.boolean(),
});

const engineModel = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is good for; null for models of your own. */
  words: z.string().nullable(),
  license: z.string().nullable(),
  license_url: z.string().nullable(),
  /** Address or path of the file. */
  place: z.string(),
  /** Null until known. */
  size_bytes: z.number().nullable(),
  sha256: z.string().nullable(),
  /** `list`: the SHA-256 of Octavo's list; `server`: the one that the server stated; `none`: only the length. */
  compared_with: z.enum(['list', 'server', 'none']).nullable(),
  /** Null until known. */
  memory_bytes: z.number().nullable(),
  state: z.enum(['absent', 'running', 'paused', 'failed', 'ready']),
  /** What is being done; null if nothing is. */
  phase: z.enum(['installing', 'downloading', 'checking', 'measuring']).nullable(),
  done_bytes: z.number(),
  /** 0 until known. */
  total_bytes: z.number(),
  message: z.string().nullable(),
  speed: speed.nullable(),
  is_offered: z.boolean(),
});

const engine = z.object({
  /** Whether the engine has a build for this server. */
  is_supported: z.boolean(),
  is_installed: z.boolean(),
  package: z.string(),
  version: z.string(),
  size_bytes: z.number(),
  /** Null if the file system doesn't say. */
  free_disk_bytes: z.number().nullable(),
  memory_bytes: z.number(),
  free_memory_bytes: z.number(),
  may_change: z.boolean(),
  models: z.array(engineModel),
});

const source = z.union([
  modelId.strict(),
  z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  z.strictObject({ path: z.string().trim().min(1).max(2_000) }),
]);

export const localEngineEndpoints = {
  readEngine: defineEndpoint({
    method: 'GET',
    path: '/api/settings/engine',
    summary: 'The engine on this server, its models, and the room for them',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: engine },
    errors: ['not_found'],
  }),
  getEngineModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/engine/models',
    summary: 'Install the engine if needed, download a model or use a file of this server, and offer it',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: source },
    answer: { kind: 'json', schema: modelId },
    errors: ['not_found', 'forbidden', 'invalid_input', 'unprocessable'],
  }),
  resumeEngineModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/engine/models/:id/resume',
    summary: 'Continue a paused or interrupted download; offer a model that is ready',
    auth: 'bearer',
    retry: 'safe',
    params: modelId,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'forbidden'],
  }),
  pauseEngineModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/engine/models/:id/pause',
    summary: 'Pause a download; what has arrived is kept',
    auth: 'bearer',
    retry: 'safe',
    params: modelId,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'forbidden'],
  }),
  removeEngineModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/engine/models/:id',
    summary: 'Cancel a download, or delete a model; a file that was on this server before stays',
    auth: 'bearer',
    retry: 'safe',
    params: modelId,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'forbidden'],
  }),
  removeEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/engine',
    summary: 'Delete the engine; downloaded models stay',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'forbidden'],
  }),
};
