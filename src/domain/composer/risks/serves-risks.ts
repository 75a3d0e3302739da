import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Topic } from '../../topics/topic.ts';
import { hasForm, isAboutAllergy, type Risk, wordsOf } from './risks-of.ts';

/** Kinds of documents that say what to eat, to take or to do. Letters, invitations and bills say it to nobody. */
const advising: ReadonlySet<string> = new Set([
  'checklist',
  'cleaning-schedule',
  'company-policy',
  'comparison',
  'deck',
  'event-plan',
  'explainer',
  'faq',
  'guide',
  'household',
  'house-rules',
  'itinerary',
  'lesson-plan',
  'manual',
  'meal-plan',
  'menu',
  'notice',
  'packing-list',
  'poster',
  'procedure',
  'quiz',
  'recipe',
  'risk-assessment',
  'safety',
  'school-rules',
  'school-trip',
  'sign',
  'talk',
  'training-deck',
  'training-plan',
  'worksheet',
]);

/**
 * Returns whether what a document advises is about all the risks of a prompt. A text that names an allergen in passing
 * may advise to eat it, so the document has to be about the allergen, or about allergies.
 * @param about the names of the document
 */
function isAboutAll(risks: readonly Risk[], about: string, text: string, language: ReaderLanguage): boolean {
  const names = wordsOf(about);
  const missing = risks.filter(({ forms }) => !hasForm(names, forms, language));
  if (missing.length === 0) return true;
  if (missing.some(({ kind }) => kind === 'allergen') && !isAboutAllergy(names, language)) return false;
  const words = wordsOf(text);
  return missing.every(({ forms }) => hasForm(words, forms, language));
}

/** Returns whether a template may be used for a prompt with these risks. An outline for any case advises nothing. */
export function templateServes(
  risks: readonly Risk[],
  head: TemplateHead,
  text: (name: string) => string,
  language: ReaderLanguage,
): boolean {
  if (risks.length === 0 || head.outline.length > 0 || !advising.has(head.kind)) return true;
  const { title, description, words, asks } = head;
  return isAboutAll(risks, [title, description, ...words, ...asks].join('\n'), text(head.name), language);
}

/** Returns whether a topic may be used for a prompt with these risks. */
export const topicServes = (risks: readonly Risk[], topic: Topic, language: ReaderLanguage): boolean =>
  risks.length === 0 ||
  isAboutAll(risks, [topic.title, ...topic.names].join('\n'), JSON.stringify(topic), language);
