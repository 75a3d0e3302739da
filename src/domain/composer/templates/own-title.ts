import type { Label } from '../../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Phrase } from '../facts/facts.ts';
import { isQuestion } from '../page/say-phrase.ts';
import { isForAnySubject } from './choose-outline.ts';
import { isProper, termsOf } from './template-index.ts';
import { isOneWord, isSlip } from './word-forms.ts';

const vocabularies = new WeakMap<TemplateHead, readonly string[]>();

const languageOf = ({ language }: TemplateHead): ReaderLanguage =>
  readerLanguages.find((known) => known === language.split('-')[0]) ?? 'en';

/**
 * Groups whose headlines are valid for every user. In other groups, such as plans, reports and certificates,
 * the headline is an example.
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

/** Outlines have no content of their own. */
const saysTheSame = ({ kind, outline }: TemplateHead): boolean =>
  outline.length > 0 || generalGroups.has(kind);

/** Returns the words of the template's name and, if it is general, of its example prompts. */
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
 * Returns whether words add nothing to the template's topic: 'rainforest slides' for slides about the
 * rainforest. Unknown names and numbers, and words of another language, do.
 */
export function saysTopic(words: string, head: TemplateHead, language: ReaderLanguage): boolean {
  if (languageOf(head) !== language) return false;
  const known = vocabularyOf(head);
  return termsOf(words, language).every((term) =>
    known.some((own) => isOneWord(term, own) || isSlip(term, own)),
  );
}

/** Returns digits and number words, folded: 'two' of 'Two nights away'. */
function numbersIn(text: string, language: ReaderLanguage): readonly string[] {
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  const isNumber = (at: number): boolean => ((own[at] ?? 0) & (1 << wordKinds.indexOf('number'))) !== 0;
  return tokens.filter(({ folded }, at) => /\d/.test(folded) || isNumber(at)).map(({ folded }) => folded);
}

/**
 * Returns whether a template's headline has no names or numbers of its own, so that it is valid for every
 * user.
 */
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

/** Returns the template's title without the kind before it: 'Water shut off' of 'Notice: water shut off'. */
function libraryTitle({ title }: TemplateHead): string {
  const topic = /^[^:：]{1,40}[:：]\s*(\S.*)$/u.exec(title)?.[1] ?? title;
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

/**
 * Returns the template's headline if the prompt's adds nothing to the topic, or null if the prompt's own
 * headline must be used.
 * @param own the sample in the template's headline slot; null if there is none
 * @param prompt the user's prompt; its numbers must agree with those in the template's headline
 */
export function templateTitle(
  headline: string,
  own: string | null,
  head: TemplateHead,
  language: ReaderLanguage,
  prompt: string,
): string | null {
  if (!saysTopic(headline, head, language)) return null;
  if (own !== null && (isForAnySubject(head) || isGeneral(own, head, prompt))) return own;
  return libraryTitle(head);
}

/** Labels whose words may add nothing to the topic; values and names always do. */
const topical: ReadonlySet<Label> = new Set<Label>(['subject', 'title', 'detail', 'item', 'target']);

/**
 * Returns whether the template's own text covers a phrase: the topic it was chosen for, or a question it
 * answers.
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
