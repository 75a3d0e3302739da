import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Facts } from '../facts/facts.ts';
import { kindModifier } from '../page/find-kind.ts';
import { type FoundTerm, isProper, type TemplateIndex, termsOf } from './template-index.ts';

export interface TemplateRequest {
  readonly text: string;
  readonly facts: Facts;
  readonly spans: readonly ReadSpan[];
  readonly written: ReaderLanguage;
}

/** A word of the prompt, and how much it says about what is wanted. */
export interface Asked {
  readonly term: string;
  readonly isKind: boolean;
  readonly found: FoundTerm;
  /** How much its label says about the document, from 0 to 1. */
  readonly share: number;
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
/** What follows later is text, and doesn't say what is wanted. */
const longestAsked = 600;

/** So many words say what is wanted; each further one says less, since details follow. */
const openingTerms = 10;

/** The words of a prompt by how much they say about the document that it asks for. */
export function askedTerms(
  { text, facts, spans }: TemplateRequest,
  { find }: TemplateIndex,
): readonly Asked[] {
  const isOpen = !spans.some(({ label }) => label === 'subject' || label === 'title');
  // 'Work from home' of a work from home policy is what it is about; what a letter is called says what it is for.
  const kinds = spans
    .filter(({ label }) => label === 'kind')
    .map(({ text: words, start, end }) => {
      const modifier = facts.kind === 'letter' ? null : kindModifier(words, facts.language);
      return { start, nameStart: start + (modifier?.length ?? 0), end };
    });
  const isKindAt = (at: number): boolean => kinds.some(({ nameStart, end }) => at >= nameStart && at < end);
  const isModifierAt = (at: number): boolean =>
    kinds.some(({ start, nameStart }) => at >= start && at < nameStart);
  const shareAt = (at: number): number => {
    if (isModifierAt(at) || (facts.head && at >= facts.head.start && at < facts.head.end)) return 1;
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
    for (const term of termsOf(word, facts.language)) {
      const said = asked.get(term);
      const told = share * Math.min(1, openingTerms / (asked.size + 1));
      if ((said?.share ?? 0) < told)
        asked.set(term, { term, share: told, isKind: isKindAt(index), found: find(term) });
    }
  }
  return [...asked.values()];
}
