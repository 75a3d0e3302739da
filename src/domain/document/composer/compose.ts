import { layOut } from '../layout/lay-out.ts';
import type { ComposerRequest, ComposerStep } from './composer-step.ts';
import { readPrompt } from './read-prompt.ts';
import { sayAfter, sayBefore } from './speech/say-page.ts';
import { suggestForPage } from './speech/suggest-page.ts';

export type { ComposerRequest, ComposerStep } from './composer-step.ts';

function writePage(request: ComposerRequest): ComposerStep[] {
  const reading = readPrompt(request);
  return [
    { type: 'text', text: sayBefore(reading) },
    { type: 'tool', name: 'write_document', input: layOut(reading.brief) },
    { type: 'text', text: sayAfter(reading) },
    { type: 'tool', name: 'suggest_followups', input: { choices: suggestForPage(reading.brief) } },
  ];
}

/** One turn of the built-in composer: the same request gives the same steps, and every prompt gives some. */
export function compose(request: ComposerRequest): ComposerStep[] {
  return writePage(request);
}
