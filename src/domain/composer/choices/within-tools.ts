import type { Language } from '../../../words/languages.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { tell } from '../speech/saying.ts';
import { speak } from '../speech/speak.ts';

const makes = new Set(['write_document', 'edit_document', 'patch_document']);

/** Limits the steps to the tools allowed in this turn. If the page may not be changed, says so. */
export function withinTools(
  steps: ComposerStep[],
  { tools, forcedTool }: ComposerRequest,
  language: Language,
): ComposerStep[] {
  if (!tools && forcedTool !== 'suggest_followups') return steps;
  const isAllowed = (step: ComposerStep): boolean =>
    step.type === 'text' ||
    ((tools?.includes(step.name) ?? true) && !(forcedTool === 'suggest_followups' && makes.has(step.name)));
  const made = steps.findIndex((step) => step.type === 'tool' && makes.has(step.name));
  if (made < 0 || steps.every(isAllowed)) return steps.filter(isAllowed);
  if (isAllowed(steps[made] as ComposerStep)) return steps.filter(isAllowed);
  const isNew = steps.some((step) => step.type === 'tool' && step.name === 'write_document');
  return [
    { type: 'text', text: speak(language, tell(isNew ? 'toolsOffWrite' : 'toolsOffChange')) },
    ...steps.slice(made + 1).filter((step) => step.type === 'tool' && isAllowed(step)),
  ];
}
