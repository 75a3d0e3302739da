import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { type FoundTerm, isOneWord, templateIndex, termsOf } from './template-index.ts';

/** The templates that the composer may use. */
export interface TemplateShelf {
  readonly heads: readonly TemplateHead[];
  readonly read: (name: string) => Template | null;
}

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
  if (own === 'deck') return kind === 'article' || kind === 'lesson' ? 0.75 : 0.4;
  if (kind === 'deck') return familyOf(own) === 'paper' ? 0.75 : 0.4;
  return familyOf(own) === familyOf(kind) ? 0.85 : 0.5;
}

/** The share of the terms that a template has; 1 where there are none. */
function coverage(terms: readonly FoundTerm[], number: number): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  return terms.reduce((sum, { weight, likeness }) => sum + weight * (likeness.get(number) ?? 0), 0) / total;
}

/** Below this, a template is about something else. */
const leastFit = 0.5;

/** The template that is about what the prompt is about, and of its kind; null where none is. */
export function chooseTemplate(
  facts: Facts,
  written: ReaderLanguage,
  { heads }: TemplateShelf,
): ChosenTemplate | null {
  const kindTerms = [...new Set(termsOf(facts.kindText ?? '', facts.language))];
  const subject = [facts.title?.text ?? '', ...facts.subjects.map(({ text }) => text)].join(' ');
  const subjectTerms = [...new Set(termsOf(subject, facts.language))];
  const asked = [...kindTerms, ...subjectTerms];
  if (asked.length === 0) return null;
  const { templates, find } = templateIndex(heads, written);
  const kindWords = kindTerms.map(find);
  const subjectWords = subjectTerms.map(find);
  let best: ChosenTemplate | null = null;
  for (const [number, { head, kind: own, titleTerms }] of templates.entries()) {
    if (head.outline.length > 0) continue;
    const kind = coverage(kindWords, number);
    // A template about something that nobody asked for is no answer to its kind alone.
    const isAsked = (): boolean =>
      2 * titleTerms.filter((term) => asked.some((other) => isOneWord(term, other))).length >
      titleTerms.length;
    const about = subjectTerms.length > 0 ? coverage(subjectWords, number) : kind >= 0.9 && isAsked() ? 1 : 0;
    const fit = about * (0.7 + 0.3 * kind) * likeKind(facts.kind, own);
    if (fit >= leastFit && fit > (best?.fit ?? 0)) best = { head, fit };
  }
  return best;
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
