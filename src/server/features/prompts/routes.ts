import type { promptEndpoints } from '../../../contract/prompts.ts';
import type { Handlers } from '../../http/mount.ts';
import { forgetPrompt, keepPrompt, listKeptPrompts } from './manage-prompts.ts';

export const promptHandlers = {
  listKeptPrompts: async ({ caller }, deps) => ({ prompts: await listKeptPrompts(caller.uid, deps) }),
  keepPrompt: ({ caller, body }, deps) => keepPrompt({ uid: caller.uid, prompt: body.prompt }, deps),
  forgetPrompt: async ({ caller, params }, deps) => {
    await forgetPrompt({ uid: caller.uid, id: params.id }, deps);
    return undefined;
  },
} satisfies Handlers<typeof promptEndpoints>;
