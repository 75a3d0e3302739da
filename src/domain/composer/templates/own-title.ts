import type { Label } from '../../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Phrase } from '../facts/facts.ts';
import { isQuestion } from '../page/say-phrase.ts';
import { isProper, termsOf } from './template-index.ts';
import { isOneWord, isSlip } from './word-forms.ts';

const vocabularies = new WeakMap<TemplateHead, readonly string[]>();

const languageOf = ({ language }: TemplateHead): ReaderLanguage =>
  readerLanguages.find((known) => known === language.split('-')[0]) ?? 'en';

/**
 * Groups whose documents say the same to everybody, so their headlines are true for whoever asks. Elsewhere, such as
 * in plans, reports and certificates, a template's headline is an example.
 */
const generalGroups: ReadonlySet<string> = new Set([
  'agenda',
  'announcement',
  'card',
  'checklist',
  'cleaning-schedule',
  'company-policy',
  'event-plan',
  'explainer',
  'faq',
  'garden',
  'guide',
  'house-rules',
  'household',
  'interview-guide',
  'invitation',
  'lesson-plan',
  'meal-plan',
  'moving',
  'notice',
  'offboarding',
  'onboarding',
  'packing-list',
  'poster',
  'procedure',
  'quiz',
  'recipe',
  'safety',
  'school-rules',
  'sign',
  'speech',
  'thank-you',
  'training-deck',
  'training-plan',
  'volunteering',
  'voucher',
  'worksheet',
]);

/** Outlines say nothing of their own. */
const saysTheSame = ({ kind, outline }: TemplateHead): boolean =>
  outline.length > 0 || generalGroups.has(kind);

/** The words that a template is about: of what it is called, and of the prompts that it answers if it is general. */
function vocabularyOf(head: TemplateHead): readonly string[] {
  const known = vocabularies.get(head);
  if (known) return known;
  const { title, kind, description, words, asks } = head;
  const names = [title, kindTitle(kind), description, ...words];
  const text = [...names, ...(saysTheSame(head) ? asks : [])].join('\n');
  const terms = [...new Set(termsOf(text, languageOf(head)))];
  vocabularies.set(head, terms);
  return terms;
}

/**
 * Returns whether words say no more than what a template is about: 'rainforest slides' for slides about the
 * rainforest. Names and numbers that it doesn't know, and words of another language, say more.
 */
export function saysTopic(words: string, head: TemplateHead, language: ReaderLanguage): boolean {
  if (languageOf(head) !== language) return false;
  const known = vocabularyOf(head);
  return termsOf(words, language).every((term) =>
    known.some((own) => isOneWord(term, own) || isSlip(term, own)),
  );
}

/** Digits and number words, folded: 'two' of 'Two nights away'. */
function numbersIn(text: string, language: ReaderLanguage): readonly string[] {
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  const isNumber = (at: number): boolean => ((own[at] ?? 0) & (1 << wordKinds.indexOf('number'))) !== 0;
  return tokens.filter(({ folded }, at) => /\d/.test(folded) || isNumber(at)).map(({ folded }) => folded);
}

/** Whether a template's own headline is true for everybody who asks for it: it has no names or numbers of its own. */
function isGeneral(own: string, head: TemplateHead, prompt: string): boolean {
  const language = languageOf(head);
  const asked = numbersIn(prompt, language);
  const numbers = numbersIn(own, language);
  return (
    saysTheSame(head) &&
    (asked.length === 0 || numbers.every((number) => asked.includes(number))) &&
    [...own.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].every(
      ({ 0: word, index }) => !isProper(own, index, word, language) || saysTopic(word, head, language),
    )
  );
}

/** What the library calls a template, without its kind in front: 'Water shut off' of 'Notice: water shut off'. */
function libraryTitle({ title }: TemplateHead): string {
  const topic = /^[^:：]{1,40}[:：]\s*(\S.*)$/u.exec(title)?.[1] ?? title;
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

/**
 * Returns the headline of a template where the prompt's says no more than what the template is about; null where the
 * prompt's own has to stand there.
 * @param own the sample that the template has in the place of a headline; null where it has none
 * @param prompt what the user wrote; its numbers have to agree with those of the template's headline
 */
export function templateTitle(
  headline: string,
  own: string | null,
  head: TemplateHead,
  language: ReaderLanguage,
  prompt: string,
): string | null {
  if (!saysTopic(headline, head, language)) return null;
  return own !== null && isGeneral(own, head, prompt) ? own : libraryTitle(head);
}

/** What says more than a topic even in words that a template knows: a value, or a person. */
const topical: ReadonlySet<Label> = new Set<Label>(['subject', 'title', 'detail', 'item', 'target']);

/**
 * Whether a page from a template answers a phrase in its own words: the topic that it was chosen for, or a question that
 * was asked of it.
 */
export function isAnswered(
  { label, text, value }: Phrase,
  head: TemplateHead,
  language: ReaderLanguage,
): boolean {
  const isTopic = label === 'subject' || label === 'title' || (topical.has(label) && saysTheSame(head));
  return (
    (isTopic && value === undefined && saysTopic(text, head, language)) ||
    (saysTheSame(head) && isQuestion(text, language))
  );
}
