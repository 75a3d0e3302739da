import type { ArtDirection } from '../../../content/choices.ts';
import { isArtDirection } from '../../kit/choices.ts';
import { fontTokens } from '../../kit/font-families.ts';
import type { Patch } from '../../patch.ts';
import { readArticle } from '../../read-article.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { refine } from '../refining/refine.ts';
import { chosenTheme, chosenTokens } from './chosen-looks.ts';
import { followInstructions } from './follow-instructions.ts';

/** What brings a page that is there to the user's choices. */
function choicePatches({ choices, layout }: ComposerRequest, document: string): Patch[] {
  const { direction: now, theme, format } = readArticle(document);
  const direction: ArtDirection = layout.direction ?? (isArtDirection(now) ? now : 'swiss');
  const nextTheme = chosenTheme(choices) ?? theme;
  const patches: Patch[] = [];
  if (nextTheme !== theme) patches.push({ op: 'set_document', name: 'theme', value: nextTheme });
  if (layout.format && layout.format !== format)
    patches.push({ op: 'set_document', name: 'format', value: layout.format });
  for (const [name, value] of Object.entries(chosenTokens(choices, direction, nextTheme)))
    patches.push({ op: 'set_token', name, value });
  return patches;
}

/**
 * Changes a page as asked, and first as newly chosen. What the words ask for comes last, so it stays; a choice that
 * was made at an earlier turn already does not undo what was asked for since.
 */
export function refineAsChosen(request: ComposerRequest, document: string): ComposerStep[] {
  const { request: asked, notes } = followInstructions(request);
  const steps = refine(asked, document);
  if (!request.hasNewChoices || asked.targetBlockIds.length > 0) return steps;
  const chosen = choicePatches(asked, document);
  if (chosen.length === 0) return steps;
  const at = steps.findIndex((step) => step.type === 'tool' && step.name === 'patch_document');
  const step = steps[at];
  if (step?.type === 'tool' && step.name === 'patch_document') {
    const input = { ...step.input, patches: [...chosen, ...step.input.patches] };
    return steps.with(at, { ...step, input });
  }
  // A page that is written anew has been given its looks already.
  if (steps.some((each) => each.type === 'tool' && each.name === 'write_document')) return steps;
  const said = [...notes, ...fontTokens(asked.choices?.fonts ?? [], asked.choices?.ownFamilies).notes];
  return [
    { type: 'text', text: 'Putting your choices on the page.' },
    { type: 'tool', name: 'patch_document', input: { patches: chosen, summary: 'Your choices' } },
    { type: 'text', text: ['Your choices are on the page.', ...said].join(' ') },
    ...steps.filter((each) => each.type === 'tool'),
  ];
}
