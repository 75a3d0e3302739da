import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Facts } from '../facts/facts.ts';
import { textClauses } from '../facts/text-clauses.ts';
import { namesSpeech } from '../letters/names-speech.ts';
import { findKind, typedKindName } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { isProper } from '../templates/template-index.ts';
import type { LibraryIndex } from './library-index.ts';
import { libraryStems } from './stem-counter.ts';

/** What the reader takes a word of a prompt for. */
export const wordRoles = ['subject', 'kind', 'told', 'people', 'aside', 'rest'] as const;
export type WordRole = (typeof wordRoles)[number];

const roleOf: Readonly<Partial<Record<Label, WordRole>>> = {
  title: 'subject',
  subject: 'subject',
  kind: 'kind',
  item: 'told',
  detail: 'told',
  unit: 'told',
  note: 'aside',
  cmd: 'aside',
  look: 'aside',
  tone: 'aside',
  format: 'aside',
  length: 'aside',
  lang: 'aside',
};

export interface LibraryRequest {
  readonly text: string;
  readonly facts: Facts;
  /** The kind of document that its words name; that of its facts may be a guess. */
  readonly namedKind: KindId | null;
  readonly spans: readonly ReadSpan[];
  readonly isSlides: boolean;
  /** The number of pages or slides that it asks for. */
  readonly pages?: number | undefined;
}

/** A word of a prompt as the library knows it. */
export interface RequestTerm {
  readonly stem: string;
  readonly role: WordRole;
  readonly rarity: number;
  /** Whether it is a name, a number or a code. */
  readonly isName: boolean;
  /** Where the prompt says it first. */
  readonly at: number;
  /** Numbers of the clauses that say it. */
  readonly clauses: ReadonlySet<number>;
}

/** A word that no document has counts like a rather rare one. */
const unknownRarity = 4;
/** Text after that is content, not the request. */
const longestAsked = 1500;

/** Returns whether a word of a phrase that the reader takes for the kind names one: 'policy' of 'phone policy'. */
function isOfKind(word: string, at: number, span: ReadSpan, language: ReaderLanguage): boolean {
  if (namesSpeech(word, language) || findKind([word], language) !== null) return true;
  const kind = findKind([span.text], language);
  const name = kind && typedKindName(span.text, kind, language);
  const start = name ? span.start + span.text.indexOf(name) : -1;
  return name !== null && at >= start && at < start + name.length;
}

/** Returns the words of a prompt by which documents are found. Names that no document has weigh nothing. */
export function requestTerms(
  { text, facts: { language }, spans }: LibraryRequest,
  index: LibraryIndex,
): RequestTerm[] {
  const asked = text.slice(0, longestAsked);
  const clauses = textClauses(asked, language);
  const roleAt = (word: string, at: number): WordRole => {
    const span = spans.find(({ start, end }) => at >= start && at < end);
    if (!span) return 'rest';
    return span.label === 'kind' && !isOfKind(word, at, span, language)
      ? 'subject'
      : (roleOf[span.label] ?? 'people');
  };
  const terms = new Map<string, RequestTerm>();
  for (const { 0: word, index: at } of asked.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const role = roleAt(word, at);
    const clause = clauses.findIndex(({ start, end }) => at >= start && at < end);
    for (const stem of libraryStems(word, language)) {
      const known = terms.get(stem);
      const isName = isProper(asked, at, word, language);
      const rarity = index.rarity(stem) || (isName ? 0 : unknownRarity);
      terms.set(stem, {
        stem,
        role: known && role !== 'subject' ? known.role : role,
        rarity,
        isName,
        at: known?.at ?? at,
        clauses: new Set([...(known?.clauses ?? []), clause]),
      });
    }
  }
  return [...terms.values()];
}
