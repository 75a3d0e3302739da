import type { TemplateView } from '../../../contract/templates.ts';
import { templateWordNames, templateWords } from '../../../domain/templates/template-words.ts';
import type { Language } from '../../../words/languages.ts';
import type { Deps } from '../../deps.ts';
import { templateMessages } from './template-messages.ts';
import { viewTemplate } from './template-view.ts';

/**
 * Returns what is filled into a template's rendered page: its words by placeholder, and the data for its
 * scripts.
 */
export async function tellTemplate(
  name: string,
  language: Language,
  { templates }: Pick<Deps, 'templates'>,
): Promise<{ words: Readonly<Record<string, string>>; template: TemplateView } | null> {
  const found = await templates.read(name);
  if (!found) return null;
  const template = viewTemplate(found);
  const words = templateWords(template, await templateMessages(language));
  return {
    words: Object.fromEntries(templateWordNames.map((word) => [`template_${word}`, words[word]])),
    template,
  };
}
