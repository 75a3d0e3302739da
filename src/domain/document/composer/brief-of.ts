import type { Brief, BriefContent, Orientation } from '../brief.ts';
import type { ComposerRequest } from './composer-step.ts';
import type { PromptReading } from './reading/prompt-reading.ts';
import { chooseLook } from './writing/choose-look.ts';
import { localise } from './writing/localise.ts';

/** Content with its look: what the layout takes. */
export function briefOf(
  reading: PromptReading,
  request: ComposerRequest,
  title: string,
  content: BriefContent,
  orientation: Orientation = 'portrait',
): Brief {
  return {
    title,
    language: reading.language,
    look: chooseLook(content.kind, reading, request, orientation),
    content: localise(content, reading.language),
  };
}
