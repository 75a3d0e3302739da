import { compose } from '../../../domain/composer/compose.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { openTemplateShelf } from '../../features/templates/open-template-shelf.ts';

const shelf = openTemplateShelf();

/** Returns the built-in composer's content for a prompt; null if it makes no page. */
export function composedContent(prompt: string, today: string): DocumentContent | null {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 7, today },
    shelf,
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  return input && 'schema' in input ? input : null;
}
