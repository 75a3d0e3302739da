import type { TemplateMessages } from '../../../domain/templates/template-words.ts';
import { language } from '../../lib/language.ts';
import { counted, words } from '../../lib/words.ts';

/** Returns what a template's page says. */
export function templateMessages(): TemplateMessages {
  const t = words('templates');
  return {
    language: language(),
    formats: t.formats(),
    landscape: t.landscape,
    kindTitle: words('kinds').kindTitle,
    note: (samples) => (samples === 0 ? t.noteReady : counted(t.noteSamples, samples)),
  };
}
