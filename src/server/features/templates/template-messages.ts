import type { TemplateMessages } from '../../../domain/templates/template-words.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { Language } from '../../../words/languages.ts';
import { pickPlural } from '../../../words/plural.ts';

/** Loads what a template's page says in a language. */
export async function templateMessages(language: Language): Promise<TemplateMessages> {
  const [templates, kinds] = await Promise.all([
    import(`../../../words/${language}/templates.ts`) as Promise<{ words: Catalogue['templates'] }>,
    import(`../../../words/${language}/kinds.ts`) as Promise<{ words: Catalogue['kinds'] }>,
  ]);
  const t = templates.words;
  return {
    language,
    formats: t.formats(),
    landscape: t.landscape,
    kindTitle: kinds.words.kindTitle,
    note: (samples) => (samples === 0 ? t.noteReady : pickPlural(language, t.noteSamples, samples)),
  };
}
