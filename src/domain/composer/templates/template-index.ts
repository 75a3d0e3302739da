import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { saysSomething } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';

export interface IndexedTemplate {
  readonly head: TemplateHead;
  readonly kind: KindId | null;
  readonly titleTerms: readonly string[];
}

/** A term with how well each template that has it, or a form of it, fits: from 0 to 1, by the template's number. */
export interface FoundTerm {
  /** Rare words say most. */
  readonly weight: number;
  readonly likeness: ReadonlyMap<number, number>;
}

export interface TemplateIndex {
  readonly templates: readonly IndexedTemplate[];
  readonly find: (term: string) => FoundTerm;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words that say something, folded; pairs of characters in scripts without spaces. */
export function termsOf(text: string, language: ReaderLanguage): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && saysSomething(word, language))
    .flatMap((word) =>
      unspaced.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [fold(word)],
    );
}

/** Words of the same beginning are compared with each other. */
const stemLength = 4;
const otherForm = 0.9;

/** Whether two words are forms of one: 'skiing' and 'skis' are not, 'volunteer' and 'volunteers' are. */
export function isOneWord(first: string, second: string): boolean {
  if (first === second) return true;
  const shorter = Math.min(first.length, second.length);
  if (shorter < stemLength || Math.abs(first.length - second.length) > 3) return false;
  let same = 0;
  while (same < shorter && first[same] === second[same]) same++;
  return same >= stemLength && same >= shorter - 1;
}

function buildIndex(all: readonly TemplateHead[], language: ReaderLanguage): TemplateIndex {
  const templates = all
    .filter((head) => head.language.split('-')[0] === language)
    .map(
      (head): IndexedTemplate => ({
        head,
        kind: head.format.startsWith('slides')
          ? 'deck'
          : (findKind([kindTitle(head.kind)], 'en') ?? findKind([head.title], language)),
        titleTerms: termsOf(head.title, language),
      }),
    );
  const holders = new Map<string, number[]>();
  for (const [number, { head }] of templates.entries()) {
    const terms = termsOf([head.title, kindTitle(head.kind), ...head.words].join(' '), language);
    for (const term of new Set(terms)) holders.set(term, [...(holders.get(term) ?? []), number]);
  }
  const byStem = new Map<string, string[]>();
  for (const term of holders.keys()) {
    const stem = term.slice(0, stemLength);
    byStem.set(stem, [...(byStem.get(stem) ?? []), term]);
  }
  const find = (term: string): FoundTerm => {
    const likeness = new Map<number, number>();
    const forms = (byStem.get(term.slice(0, stemLength)) ?? []).filter((other) => isOneWord(term, other));
    for (const form of forms)
      for (const number of holders.get(form) ?? [])
        likeness.set(number, form === term ? 1 : (likeness.get(number) ?? otherForm));
    return { weight: Math.log((templates.length + 1) / (likeness.size + 0.5)), likeness };
  };
  return { templates, find };
}

const indexes = new WeakMap<readonly TemplateHead[], Map<ReaderLanguage, TemplateIndex>>();

/** The templates of one language by their words; built when it is first asked for. */
export function templateIndex(heads: readonly TemplateHead[], language: ReaderLanguage): TemplateIndex {
  const known = indexes.get(heads) ?? new Map<ReaderLanguage, TemplateIndex>();
  indexes.set(heads, known);
  const index = known.get(language) ?? buildIndex(heads, language);
  known.set(language, index);
  return index;
}
