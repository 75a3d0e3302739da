import { layOut } from '../layout/lay-out.ts';
import type { ComposerRequest, ComposerStep } from './composer-step.ts';
import { readPrompt } from './read-prompt.ts';
import { splitGivenContent } from './reading/given-content.ts';
import { findKind } from './reading/kinds.ts';
import { refine } from './refining/refine.ts';
import { sayAfter, sayBefore } from './speech/say-page.ts';
import { suggestForPage } from './speech/suggest-page.ts';

export type { ComposerRequest, ComposerStep } from './composer-step.ts';
export { isUndo, versionToRestore } from './refining/undo-wishes.ts';

function writePage(request: ComposerRequest): ComposerStep[] {
  const reading = readPrompt(request);
  return [
    { type: 'text', text: sayBefore(reading) },
    { type: 'tool', name: 'write_document', input: layOut(reading.brief) },
    { type: 'text', text: sayAfter(reading) },
    { type: 'tool', name: 'suggest_followups', input: { choices: suggestForPage(reading.brief) } },
  ];
}

const freshStart =
  /^\s*(?:please |can you |now )?(?:make|create|write|generate|draft|design|build|prepare|start) (?:me |us )?(?:an? )?(?:new|another|different|second) /i;
const kindFirst = /^\s*(?:an? |the )?(?:new )?[\p{L} -]{0,30}$/u;

/** With a page on the table a prompt changes it, unless it plainly asks for another: 'make a new flyer for …', 'Invoice for …'. */
function asksForNewPage(prompt: string): boolean {
  if (splitGivenContent(prompt) !== null) return true;
  const kind = findKind(prompt);
  if (!kind) return false;
  const before = prompt.slice(0, kind.start);
  const after = prompt.slice(kind.end);
  if (freshStart.test(before) || freshStart.test(prompt)) return true;
  const names = /^\s*(?:for|about|from|to|on|für|pour|para|:)\s/i.test(after);
  const isCommand =
    /^\s*(?:please |can you )?(?:create|write|generate|draft|design|build|prepare|make)(?: me| us)? an? [\p{L} -]{0,30}$/iu.test(
      before,
    );
  return (
    names &&
    (isCommand ||
      (kindFirst.test(before) && !/(?:change|set|make it|turn|move|remove|rename|replace|add)/i.test(before)))
  );
}

/** One turn of the built-in composer: the same request gives the same steps, and every prompt gives some. */
export function compose(request: ComposerRequest): ComposerStep[] {
  const { document, prompt } = request;
  if (document === null || asksForNewPage(prompt)) return writePage(request);
  return refine(request, document);
}
