import type { Orientation } from '../../content/choices.ts';
import type { Brief, BriefContent } from './brief.ts';
import { withChosenLook } from './choices/chosen-looks.ts';
import { withPictures } from './choices/place-pictures.ts';
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
  const { choices } = request;
  const look = chooseLook(content.kind, reading, request, orientation);
  const brief: Brief = {
    title,
    language: reading.language,
    look: withChosenLook(look, choices, reading.wishes.accent !== undefined),
    content: localise(content, reading.language),
  };
  return withPictures(brief, choices?.pictures ?? []);
}
