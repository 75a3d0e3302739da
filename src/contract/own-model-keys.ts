import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { listedModel } from './models.ts';
import { connectableKindNames, providerKindNames } from './provider-kind-names.ts';

const id = z.object({ id: z.uuid() });
const model = z.string().trim().min(1).max(200);

const ownKey = z.object({
  id: z.string(),
  kind: z.enum(providerKindNames),
  address: z.string(),
  /** Null until one is chosen; prompts can't use the key before. */
  model: z.string().nullable(),
  created_at: z.string(),
});

/* Keys of the caller's own account. Never returned by any call. Not available to API keys. */
export const ownModelKeyEndpoints = {
  listOwnModelKeys: defineEndpoint({
    method: 'GET',
    path: '/api/user/model-keys',
    summary:
      "Your own provider keys, without the keys themselves, and whether this server's owner allows them",
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ is_allowed: z.boolean(), keys: z.array(ownKey) }) },
    errors: [],
  }),
  /** Never retried, because it carries a key. */
  addOwnModelKey: defineEndpoint({
    method: 'POST',
    path: '/api/user/model-keys',
    summary: 'Add your own provider key, replacing an earlier one of that provider; it is tested first',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        kind: z.enum(connectableKindNames),
        api_key: z.string().trim().min(1).max(4_000),
        address: z.string().trim().min(1).max(300).optional(),
      }),
    },
    answer: { kind: 'json', schema: z.object({ key: ownKey, models: z.array(listedModel) }) },
    errors: ['not_found', 'invalid_input', 'unprocessable', 'deadline_exceeded'],
  }),
  listModelsOfOwnKey: defineEndpoint({
    method: 'GET',
    path: '/api/user/model-keys/:id/models',
    summary: 'List the models that your own key can use',
    auth: 'bearer',
    retry: 'never',
    params: id,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ models: z.array(listedModel) }) },
    errors: ['not_found', 'unprocessable', 'deadline_exceeded'],
  }),
  chooseModelOfOwnKey: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/model-keys/:id',
    summary: 'Choose the model that your own key is used for',
    auth: 'bearer',
    retry: 'safe',
    params: id,
    body: { kind: 'json', schema: z.object({ model }) },
    answer: { kind: 'json', schema: ownKey },
    errors: ['not_found'],
  }),
  removeOwnModelKey: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/model-keys/:id',
    summary: 'Delete your own key',
    auth: 'bearer',
    retry: 'safe',
    params: id,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};
