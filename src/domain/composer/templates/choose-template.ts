import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import {
  type FoundTerm,
  isOneWord,
  otherForm,
  type TemplateShelf,
  templateIndex,
  termsOf,
} from './template-index.ts';

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
  readonly term: string;
  readonly isKind: boolean;
  readonly found: FoundTerm;
  readonly share: number;
}

/** Names, numbers and codes: what a template can't be about. */
function isProper(text: string, at: number, word: string, language: ReaderLanguage): boolean {
  if (/\d/.test(word)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  const before = text.slice(Math.max(0, at - 20), at);
  const opens = before.trim() === '' || before.includes('\n') || /[.!?:]$/.test(before.trimEnd());
  return isCapital && !opens && language !== 'de';
}

/** How much the words of each label say about the document; others say nothing. */
const shares: Readonly<Partial<Record<Label, number>>> = {
  title: 1,
  subject: 1,
  kind: 0.6,
  detail: 0.4,
  to: 0.4,
  item: 0.25,
  audience: 0.3,
  note: 0.2,
  place: 0.25,
  name: 0.25,
  from: 0.15,
  unit: 0.2,
};
/** Who, where and with whom: hardly what a template is about. */
const naming: ReadonlySet<Label> = new Set<Label>(['from', 'to', 'name', 'place']);
const unlabelledShare = 0.3;
/** Where no label says what the document is about, all words do. */
const openShare = 0.9;
/** What a letter is about stands in its sentences. */
const letterShare = 0.6;

/** The words of a prompt by how much they say about the document that it asks for. */
function askedTerms(request: TemplateRequest, shelf: TemplateShelf): readonly Asked[] {
  const { text, facts, spans, written } = request;
  const { find } = templateIndex(shelf, written);
  const isOpen = !spans.some(({ label }) => label === 'subject' || label === 'title');
  const isKindAt = (at: number): boolean =>
    spans.some(({ label, start, end }) => label === 'kind' && at >= start && at < end);
  const shareAt = (at: number): number => {
    if (facts.head && at >= facts.head.start && at < facts.head.end) return 1;
    const span = spans.find(({ start, end }) => at >= start && at < end);
    const share = span ? (shares[span.label] ?? 0) : unlabelledShare;
    if (span?.label === 'kind' || share === 0) return share;
    const isNaming = span !== undefined && naming.has(span.label);
    if (isOpen && facts.head === null && !isNaming) return Math.max(share, openShare);
    const isSaid = span === undefined || span.label === 'detail' || span.label === 'note';
    return facts.kind === 'letter' && isSaid ? Math.max(share, letterShare) : share;
  };
  const asked = new Map<string, Asked>();
  for (const { 0: word, index } of text.slice(0, longestAsked).matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const share = shareAt(index);
    if (share === 0 || isProper(text, index, word, facts.language)) continue;
    for (const term of termsOf(word, facts.language))
      if ((asked.get(term)?.share ?? 0) < share)
        asked.set(term, { term, share, isKind: isKindAt(index), found: find(term) });
  }
  return [...asked.values()];
}

/** What follows later is text, and doesn't say what is wanted. */
const longestAsked = 600;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The share of the asked words that a template has. */
function coverage(asked: readonly Asked[], number: number): number {
  const total = sum(asked.map(({ found, share }) => share * found.weight));
  if (total === 0) return 0;
  return (
    sum(asked.map(({ found, share }) => share * found.weight * (found.likeness.get(number) ?? 0))) / total
  );
}

export interface TemplateRequest {
  readonly text: string;
  readonly facts: Facts;
  readonly spans: readonly ReadSpan[];
  readonly written: ReaderLanguage;
}

/** Words of a kind that fewer templates have say what it is for: 'complaint' of 'complaint letter'. */
const purposeWeight = 1.6;
const otherPurpose = 0.6;

/** Below this, a template is about something else. */
const leastFit = 0.3;

/** The templates for a prompt by how well they fit, the best first; those about something else are left out. */
export function rankTemplates(request: TemplateRequest, shelf: TemplateShelf): readonly ChosenTemplate[] {
  const { facts, written } = request;
  const asked = askedTerms(request, shelf);
  if (asked.length === 0) return [];
  const { templates, find } = templateIndex(shelf, written);
  const kindWords = asked.filter(({ isKind }) => isKind).map(({ term }) => term);
  const ranked: ChosenTemplate[] = [];
  for (const [number, { head, kind: own, titleTerms }] of templates.entries()) {
    if (head.outline.length > 0) continue;
    const about = coverage(asked, number);
    if (about < leastFit / 2) continue;
    const titles = titleTerms.map((term) => ({
      weight: find(term).weight,
      isAsked: asked.some((other) => isOneWord(term, other.term)),
    }));
    const total = sum(titles.map(({ weight }) => weight));
    // A template about something that nobody asked for is no answer to its kind alone.
    const ofTitle =
      total === 0 ? 1 : sum(titles.filter(({ isAsked }) => isAsked).map(({ weight }) => weight)) / total;
    // A letter that gives notice is none that complains: rare words of the kind say what it is for.
    const purposes = asked.filter(({ isKind, found }) => isKind && found.weight >= purposeWeight);
    const isFor =
      facts.kind !== 'letter' ||
      purposes.length === 0 ||
      purposes.some(({ found }) => (found.likeness.get(number) ?? 0) >= otherForm);
    const fit = (isFor ? 1 : otherPurpose) * about * (0.7 + 0.4 * ofTitle) * likeKind(facts.kind, own);
    // Among equals, the one of the very kind that was asked for.
    const isNamed = kindWords.some((word) => termsOf(kindTitle(head.kind), written).includes(word));
    if (fit >= leastFit) ranked.push({ head, fit: Math.min(fit, 1) + (isNamed ? 0.01 : 0) });
  }
  return ranked.sort((a, b) => b.fit - a.fit);
}

/** The template that is about what the prompt is about, and of its kind; null where none is. */
export function chooseTemplate(request: TemplateRequest, shelf: TemplateShelf): ChosenTemplate | null {
  return rankTemplates(request, shelf)[0] ?? null;
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
