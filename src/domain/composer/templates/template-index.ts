import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import { saysSomething } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';

/** The templates that the composer may use. */
export interface TemplateShelf {
  readonly heads: readonly TemplateHead[];
  readonly read: (name: string) => Template | null;
  /** The document as written, without its head; empty where there is none. */
  readonly text: (name: string) => string;
}

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
export const otherForm = 0.9;
/** Beyond this, how rare a word is in the library says nothing about how rare it is. */
const mostWeight = 3.5;
/** A word that no template has says the less, the fewer templates there are. */
const unknownShare = 0.6;
const mostKnown = 5000;

/** Whether two words are forms of one: 'skiing' and 'skis' are not, 'volunteer' and 'volunteers' are. */
export function isOneWord(first: string, second: string): boolean {
  if (first === second) return true;
  const shorter = Math.min(first.length, second.length);
  if (shorter < stemLength || Math.abs(first.length - second.length) > 3) return false;
  let same = 0;
  while (same < shorter && first[same] === second[same]) same++;
  return same >= stemLength && same >= shorter - 1;
}

/** How much a word of the document itself says, beside the words that name the template. */
const inText = 0.2;
const oftenInText = 0.35;

/** Words of a document that are not samples, with how often they stand there. */
function textTerms(markdown: string, language: ReaderLanguage): Map<string, number> {
  const counts = new Map<string, number>();
  const own = markdown.replaceAll(/\{\{[^{}]{0,2000}\}\}/g, ' ').replaceAll(/\{[^{}\n]{0,500}\}/g, ' ');
  for (const term of termsOf(own, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function buildIndex({ heads, text }: TemplateShelf, language: ReaderLanguage): TemplateIndex {
  const templates = heads
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
  const holders = new Map<string, Map<number, number>>();
  const hold = (term: string, number: number, share: number): void => {
    const held = holders.get(term) ?? new Map<number, number>();
    if (share > (held.get(number) ?? 0)) held.set(number, share);
    holders.set(term, held);
  };
  for (const [number, { head }] of templates.entries()) {
    const naming = [head.title, kindTitle(head.kind), ...head.words].join(' ');
    for (const term of termsOf(naming, language)) hold(term, number, 1);
    for (const [term, count] of textTerms(text(head.name), language))
      hold(term, number, count > 1 ? oftenInText : inText);
  }
  const byStem = new Map<string, string[]>();
  for (const term of holders.keys()) {
    const stem = term.slice(0, stemLength);
    byStem.set(stem, [...(byStem.get(stem) ?? []), term]);
  }
  const known = new Map<string, FoundTerm>();
  const lookUp = (term: string): FoundTerm => {
    const likeness = new Map<number, number>();
    const forms = (byStem.get(term.slice(0, stemLength)) ?? []).filter((other) => isOneWord(term, other));
    for (const form of forms)
      for (const [number, share] of holders.get(form) ?? []) {
        const like = form === term ? share : share * otherForm;
        if (like > (likeness.get(number) ?? 0)) likeness.set(number, like);
      }
    const held = [...likeness.values()].reduce((sum, share) => sum + share, 0);
    const weight = Math.log((templates.length + 1) / (held + 0.5));
    const unknown = unknownShare * Math.log(templates.length + 1);
    return { weight: Math.min(weight, mostWeight, likeness.size === 0 ? unknown : mostWeight), likeness };
  };
  const find = (term: string): FoundTerm => {
    const found = known.get(term) ?? lookUp(term);
    if (known.size < mostKnown) known.set(term, found);
    return found;
  };
  return { templates, find };
}

const indexes = new WeakMap<TemplateShelf, Map<ReaderLanguage, TemplateIndex>>();

/** The templates of one language by their words; built when it is first asked for. */
export function templateIndex(shelf: TemplateShelf, language: ReaderLanguage): TemplateIndex {
  const known = indexes.get(shelf) ?? new Map<ReaderLanguage, TemplateIndex>();
  indexes.set(shelf, known);
  const index = known.get(language) ?? buildIndex(shelf, language);
  known.set(language, index);
  return index;
}
