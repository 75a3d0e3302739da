import type { DocumentDraft } from '../../draft.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { enumerate } from '../speech/enumerate.ts';

/** What of the asks fixed rules can't follow, and a number of slides that the facts don't reach. */
export function unfollowedAsks(
  { asks }: ComposerRequest,
  { format, pages }: DocumentDraft,
): readonly string[] {
  const { text, amount, tone, audience, pages: asked } = asks ?? {};
  const waiting = [
    text === 'condense' && 'condensing',
    amount && amount !== 'usual' && 'the amount of text',
    tone && 'the tone',
    audience && 'the audience',
  ].filter((name): name is string => Boolean(name));
  const isDeck = format.startsWith('slides');
  return [
    ...(waiting.length > 0
      ? [
          `I work by fixed rules, so ${enumerate(waiting)} ${waiting.length === 1 ? 'waits' : 'wait'} for a connected model.`,
        ]
      : []),
    ...(isDeck && asked !== undefined && asked !== pages.length
      ? [`What the prompt says makes ${pages.length} slides, not ${asked}.`]
      : []),
  ];
}
