import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { type FoundTerm, isOneWord, type TemplateShelf, templateIndex, termsOf } from './template-index.ts';

export interface ChosenTemplate {
  readonly head: TemplateHead;
  /** How much of what the prompt is about the template is about, from 0 to 1. */
  readonly fit: number;
}

/** How well a template serves for another kind: the same words may be a list for one and a letter for the other. */
function likeKind(kind: KindId | null, own: KindId | null): number {
  if (kind === null || own === kind) return 1;
  if (own === null) return 0.85;
  // A text makes slides, and slides make a text.
  if (own === 'deck') return kind === 'article' ? 0.75 : 0.4;
  if (kind === 'deck') return familyOf(own) === 'paper' ? 0.75 : 0.4;
  return familyOf(own) === familyOf(kind) ? 0.85 : 0.5;
}

/** A word of the prompt, and how much it says about what is wanted. */
interface Asked {
  readonly found: FoundTerm;
  readonly share: number;
}

/** Names, numbers and codes: what a template can't be about. */
function isProper(text: string, at: number, word: string, language: ReaderLanguage): boolean {
  if (/\d/.test(word)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  const opens = at === 0 || /[.!?:\n]\s*$/.test(text.slice(0, at));
  return isCapital && !opens && language !== 'de';
}

/** The words of a phrase that a template may be about. */
function commonTerms({ text }: { readonly text: string }, language: ReaderLanguage): string[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(({ 0: word, index }) => !isProper(text, index, word, language))
    .flatMap(([word]) => termsOf(word, language));
}

/** Phrases beside the subject that still say what a document is about. */
const telling = (phrase: Phrase): boolean =>
  ['to', 'detail', 'item', 'place', 'name', 'from'].includes(phrase.label);

/** How much a word of these phrases says; the words of a letter are what it is about. */
const besideShare = { letter: 0.35, other: 0.12 };
const kindShare = 0.5;

function askedTerms(facts: Facts, written: ReaderLanguage, shelf: TemplateShelf) {
  const { language } = facts;
  const { find } = templateIndex(shelf, written);
  const main = [...(facts.title ? [facts.title] : []), ...facts.subjects];
  const subjects = [...new Set(main.flatMap((phrase) => commonTerms(phrase, language)))];
  const kinds = [...new Set(termsOf(facts.kindText ?? '', language))].filter(
    (term) => !subjects.includes(term),
  );
  const beside = [
    ...new Set(
      phrasesOf(facts)
        .filter((phrase) => !main.includes(phrase) && telling(phrase))
        .flatMap((phrase) => commonTerms(phrase, language)),
    ),
  ].filter((term) => !subjects.includes(term) && !kinds.includes(term));
  return { subjects, kinds, beside, find };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The share of the terms that a template has; 1 where there are none. */
function coverage(terms: readonly Asked[], number: number): number {
  const total = sum(terms.map(({ found, share }) => share * found.weight));
  if (total === 0) return 1;
  return (
    sum(terms.map(({ found, share }) => share * found.weight * (found.likeness.get(number) ?? 0))) / total
  );
}

/** Below this, a template is about something else. */
const leastFit = 0.5;

/** The templates for a prompt by how well they fit, the best first; those about something else are left out. */
export function rankTemplates(
  facts: Facts,
  written: ReaderLanguage,
  shelf: TemplateShelf,
): readonly ChosenTemplate[] {
  const { subjects, kinds, beside, find } = askedTerms(facts, written, shelf);
  const isLetter = facts.kind === 'letter';
  if (subjects.length + kinds.length === 0 && !(isLetter && beside.length > 0)) return [];
  const asked = [...subjects, ...kinds, ...beside];
  const subjectTerms = subjects.map((term) => ({ found: find(term), share: 1 }));
  const kindTerms = kinds.map((term) => ({ found: find(term), share: kindShare }));
  const share = isLetter ? besideShare.letter : besideShare.other;
  const besideTerms = beside.map((term) => ({ found: find(term), share }));
  const { templates } = templateIndex(shelf, written);
  const ranked: ChosenTemplate[] = [];
  for (const [number, { head, kind: own, titleTerms }] of templates.entries()) {
    if (head.outline.length > 0) continue;
    const titleWeights = titleTerms.map((term) => ({
      weight: find(term).weight,
      isAsked: asked.some((other) => isOneWord(term, other)),
    }));
    const titleTotal = sum(titleWeights.map(({ weight }) => weight));
    // A template about something that nobody asked for is no answer to its kind alone.
    const ofTitle =
      titleTotal === 0
        ? 1
        : sum(titleWeights.filter(({ isAsked }) => isAsked).map(({ weight }) => weight)) / titleTotal;
    const kind = coverage(kindTerms, number);
    const about =
      subjectTerms.length > 0
        ? coverage(subjectTerms, number)
        : isLetter
          ? coverage([...kindTerms, ...besideTerms], number)
          : kind >= 0.9 && ofTitle > 0.5
            ? 1
            : 0;
    const extra = besideTerms.length > 0 ? coverage(besideTerms, number) : 0;
    const fit =
      (about * (0.7 + 0.3 * kind) + share * extra) * (0.8 + 0.2 * ofTitle) * likeKind(facts.kind, own);
    if (fit >= leastFit) ranked.push({ head, fit: Math.min(fit, 1) });
  }
  return ranked.sort((a, b) => b.fit - a.fit);
}

/** The template that is about what the prompt is about, and of its kind; null where none is. */
export function chooseTemplate(
  facts: Facts,
  written: ReaderLanguage,
  shelf: TemplateShelf,
): ChosenTemplate | null {
  return rankTemplates(facts, written, shelf)[0] ?? null;
}

/** The outline for a kind of document, where no template is about what the prompt is about. */
export function chooseOutline(
  { kindText, kind, language }: Facts,
  written: ReaderLanguage,
  { heads }: TemplateShelf,
): TemplateHead | null {
  const asked = termsOf(kindText ?? '', language);
  const outlines = heads.filter((head) => head.outline.length > 0 && head.language.split('-')[0] === written);
  const named = outlines.find(({ outline }) =>
    outline.some((name) => asked.some((term) => isOneWord(term, name))),
  );
  return named ?? outlines.find(({ outline }) => kind !== null && outline.includes(kind)) ?? null;
}
