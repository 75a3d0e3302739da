import type { apiKeyEndpoints } from '../../../contract/api-keys.ts';
import type { Handlers } from '../../http/mount.ts';
import { createApiKey, deleteApiKey, listApiKeys, updateApiKey } from './manage-api-keys.ts';

export const apiKeyHandlers = {
  listApiKeys: async ({ caller }, deps) => ({ api_keys: await listApiKeys(caller.uid, deps) }),
  createApiKey: ({ caller, body, request, reply }, deps) => {
    reply.header('cache-control', 'no-store');
    return createApiKey({ uid: caller.uid, ...body, cookieHeader: request.headers.cookie }, deps);
  },
  updateApiKey: ({ caller, params, body, request, reply }, deps) => {
    reply.header('cache-control', 'no-store');
    return updateApiKey(
      { uid: caller.uid, id: params.id, ...body, cookieHeader: request.headers.cookie },
      deps,
    );
  },
  deleteApiKey: async ({ caller, params }, deps) => {
    await deleteApiKey({ uid: caller.uid, id: params.id }, deps);
    return undefined;
  },
} satisfies Handlers<typeof apiKeyEndpoints>;
