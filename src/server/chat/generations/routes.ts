import type { generationEndpoints } from '../../../contract/generations.ts';
import type { Handlers } from '../../http/mount.ts';
import { deleteGeneration } from './delete-generation.ts';
import { readGeneration } from './read-generation.ts';

export const generationHandlers = {
  readGeneration: ({ params, caller }, deps) => readGeneration({ uid: caller.uid, ...params }, deps),
  deleteGeneration: async ({ params, caller }, deps) => {
    await deleteGeneration({ uid: caller.uid, id: params.id }, deps);
    return undefined;
  },
} satisfies Handlers<typeof generationEndpoints>;
