import { fold } from '../../reader/tokenize.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { TemplateRequest } from './asked-terms.ts';
import { type TemplateShelf, termsOf } from './template-index.ts';
import { isOneWord } from './word-forms.ts';

/**
 * Returns whether a prompt names the purpose of a letter: a letter of thanks to volunteers doesn't answer a prompt that
 * only mentions volunteers. Outlines list the names of each purpose; a letter has the purpose of its group or its title.
 */
export function namesPurpose(
  { text, facts: { language } }: TemplateRequest,
  { kind, title, language: written }: TemplateHead,
  { heads }: TemplateShelf,
): boolean {
  const called = ` ${fold(title)} `;
  const names = heads
    .filter((head) => head.outline.length > 0 && head.language === written)
    .filter(
      (head) =>
        (head.kind === kind && kind !== 'letter') ||
        head.outline.some((name) => called.includes(` ${fold(name)} `)),
    )
    .flatMap(({ outline }) => outline.map(fold));
  if (names.length === 0) return true;
  const said = fold(text);
  const terms = termsOf(text, language);
  return names.some((name) => said.includes(name) || terms.some((term) => isOneWord(term, name)));
}
