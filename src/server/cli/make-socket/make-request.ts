import { z } from 'zod';
import { layoutConfig, maxPromptLength } from '../../../contract/chat.ts';
import { runAsks } from '../../../contract/run-asks.ts';
import { languageCodes } from '../../../words/languages.ts';
import type { WantedLayout } from '../../chat/turn/turn-request.ts';

/** The first line of a connection; see MakeRequest. */
export const makeRequest = z.strictObject({
  checkout: z.string().max(4096),
  settings: z.string().length(64),
  prompt: z.string().min(1).max(maxPromptLength),
  model: z.string().max(64).nullable(),
  isContent: z.boolean().optional(),
  language: z.enum(languageCodes).optional(),
  asks: runAsks.optional(),
  // JSON has no undefined.
  layout: layoutConfig.strict().transform((layout) => layout as WantedLayout),
});
