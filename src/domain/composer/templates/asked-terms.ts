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

/** A prompt word and its weight for the choice of a template. */
export interface Asked {
  readonly term: string;
  readonly isKind: boolean;
  readonly found: FoundTerm;
  /** Weight of its label, from 0 to 1. */
  readonly share: number;
}

/** Weights by label; other labels count 0. */
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
/** Labels of names and places, which templates are rarely about. */
const naming: ReadonlySet<Label> = new Set<Label>(['from', 'to', 'name', 'place']);
const unlabelledShare = 0.3;
/** Weight of the words of a title or a subject. */
const topicShare = 1;
/** From this likeness on, a template is named for a word. */
const isNamedFor = 0.5;
/** Weight of every word if no label marks the subject. */
const openShare = 0.9;
/** Weight of the sentences of a letter, which contain its subject. */
const letterShare = 0.6;
/** Maximum number of characters used; text after that is content, not the request. */
const longestAsked = 600;

/** Number of words with full weight. Later words are details, and each counts less. */
const openingTerms = 10;

/** Returns the prompt's words, weighted by how much they say about the requested document. */
export function askedTerms(
  { text, facts, spans }: TemplateRequest,
  { find }: TemplateIndex,
): readonly Asked[] {
  const head = facts.headline?.range;
  const isOpen = !spans.some(({ label }) => label === 'subject' || label === 'title');
  // In 'work from home policy', 'work from home' is the subject; the modifier of a letter is its purpose.
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
    const span = spans.find(({ start, end }) => at >= start && at < end);
    // Whom it is for says little about the topic, even directly after it.
    const isInHead = head != null && at >= head.start && at < head.end;
    if (isModifierAt(at) || (isInHead && span?.label !== 'audience')) return 1;
    const share = span ? (shares[span.label] ?? 0) : unlabelledShare;
    if (span?.label === 'kind' || share === 0) return share;
    const isNaming = span !== undefined && naming.has(span.label);
    if (isOpen && head == null && !isNaming) return Math.max(share, openShare);
    const isSaid = span === undefined || span.label === 'detail' || span.label === 'note';
    return facts.kind === 'letter' && isSaid ? Math.max(share, letterShare) : share;
  };
  const asked = new Map<string, Asked>();
  for (const { 0: word, index } of text.slice(0, longestAsked).matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const share = shareAt(index);
    const isName = isProper(text, index, word, facts.language);
    if (share === 0 || (isName && (share < topicShare || /\d/.test(word)))) continue;
    for (const term of termsOf(word, facts.language)) {
      // Some templates are about a name: Excel, Etna.
      if (isName && !Array.from(find(term).likeness.values()).some((like) => like >= isNamedFor)) continue;
      const said = asked.get(term);
      const told = share * Math.min(1, openingTerms / (asked.size + 1));
      if ((said?.share ?? 0) < told)
        asked.set(term, { term, share: told, isKind: isKindAt(index), found: find(term) });
    }
  }
  return [...asked.values()];
}
