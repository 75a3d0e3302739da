import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { saysSomething } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';

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

type Bag = ReadonlySet<string>;
const bags = new WeakMap<TemplateHead, Bag>();

function bagOf(head: TemplateHead, language: ReaderLanguage): Bag {
  const known = bags.get(head);
  if (known) return known;
  const text = [head.title, kindTitle(head.kind), ...head.words].join(' ');
  const bag = new Set(termsOf(text, language));
  bags.set(head, bag);
  return bag;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words that say something, folded; pairs of characters in scripts without spaces. */
function termsOf(text: string, language: ReaderLanguage): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && saysSomething(word, language))
    .flatMap((word) =>
      unspaced.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [fold(word)],
    );
}

/** 1 for the same word, less for another form of it, 0 for another word. */
function likeness(term: string, bag: Bag): number {
  if (bag.has(term)) return 1;
  if (term.length < 4) return 0;
  for (const other of bag) {
    const shorter = Math.min(term.length, other.length);
    if (shorter < 4 || Math.abs(term.length - other.length) > 3) continue;
    let same = 0;
    while (same < shorter && term[same] === other[same]) same++;
    if (same >= 4 && same >= shorter - 1) return 0.9;
  }
  return 0;
}

/** How rare a word is among the templates: rare ones say most. */
function weigher(heads: readonly TemplateHead[], language: ReaderLanguage): (term: string) => number {
  return (term) => {
    const count = heads.filter((head) => bagOf(head, language).has(term)).length;
    return Math.log((heads.length + 1) / (count + 0.5));
  };
}

/** The kind of a template, by its group and its title. */
function kindOf(head: TemplateHead, language: ReaderLanguage): KindId | null {
  if (head.format.startsWith('slides')) return 'deck';
  return findKind([kindTitle(head.kind)], 'en') ?? findKind([head.title], language);
}

/** How well a template serves for another kind: the same words may be a list for one and a letter for the other. */
function likeKind(kind: KindId | null, head: TemplateHead, language: ReaderLanguage): number {
  const own = kindOf(head, language);
  if (kind === null || own === kind) return 1;
  if (own === null) return 0.85;
  // A text makes slides, and slides make a text.
  if (kind === 'deck' || own === 'deck') return familyOf(own) === 'paper' || kind === 'article' ? 0.75 : 0.4;
  return familyOf(own) === familyOf(kind) ? 0.85 : 0.5;
}

/** Below this, a template is about something else. */
const leastFit = 0.5;

/** The template that is about what the prompt is about, and of its kind; null where none is. */
export function chooseTemplate(
  facts: Facts,
  written: ReaderLanguage,
  { heads: all }: TemplateShelf,
): ChosenTemplate | null {
  const heads = all.filter(({ language }) => language.split('-')[0] === written);
  if (heads.length === 0) return null;
  const kindTerms = termsOf(facts.kindText ?? '', facts.language);
  const subject = [facts.title?.text ?? '', ...facts.subjects.map(({ text }) => text)].join(' ');
  const subjectTerms = termsOf(subject, facts.language);
  if (kindTerms.length + subjectTerms.length === 0) return null;
  const weigh = weigher(heads, written);
  const coverage = (terms: readonly string[], bag: Bag): number => {
    const weights = terms.map(weigh);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return 1;
    return terms.reduce((sum, term, at) => sum + (weights[at] ?? 0) * likeness(term, bag), 0) / total;
  };
  const scored = heads.map((head) => {
    const bag = bagOf(head, written);
    const kind = kindTerms.length === 0 ? 1 : coverage(kindTerms, bag);
    const about = subjectTerms.length === 0 ? (kind >= 0.9 ? 1 : 0) : coverage(subjectTerms, bag);
    return { head, fit: about * (0.7 + 0.3 * kind) * likeKind(facts.kind, head, written) };
  });
  const best = scored.reduce((a, b) => (b.fit > a.fit ? b : a));
  return best.fit >= leastFit ? best : null;
}
