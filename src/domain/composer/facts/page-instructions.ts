import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { editWordsOf } from '../edit/lexicon/index.ts';
import { findKind, isKindName } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { InstructionWords } from '../page/lexicon/page-words.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { isAside } from './asides.ts';
import { unprinted } from './leftover-phrases.ts';
import { relabel } from './relabel.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { type Clause, type Range, textClauses } from './text-clauses.ts';

interface PageInstruction extends Range {
  /** What the page is asked to cover, as typed. */
  readonly parts: readonly string[];
  /** The fact that it is asked to mention. */
  readonly fact?: Range;
}

const longestPart = 60;
/** Maximum number of words of style without a verb: 'a bit spooky'. */
const mostStyleWords = 5;
const mostHedged = 3;

/** Returns the index after words for the page, such as 'it' and 'the report'; the same index without such words. */
function behindSubject(
  tokens: readonly Token[],
  at: number,
  words: InstructionWords,
  language: ReaderLanguage,
) {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first) return at;
  if (isWordOf(first.folded, words.subjects)) return at + 1;
  const isKind = second !== undefined && isKindName(second.folded, language);
  return isKind && !saysSomething(first.folded, language) ? at + 2 : at;
}

/** Returns the topics in a list: 'costs and next steps'. */
function partsOf(text: string, language: ReaderLanguage): string[] {
  const { and } = pageWordsOf(language).bill;
  const parts: string[] = [];
  let from = 0;
  const push = (end: number): void => {
    const inner = withoutSmallEnds(text, from, end, language);
    const words = text
      .slice(from, end)
      .replace(/^[\s,]+/, '')
      .trim();
    if (inner && words.length <= longestPart) parts.push(words);
  };
  for (const { text: word, folded, start, end } of tokenize(text)) {
    if (word !== ',' && !isWordOf(folded, and)) continue;
    push(start);
    from = end;
  }
  push(text.length);
  return parts;
}

/** Reads 'it should cover costs and sound friendly' from a clause on; null if it says something else. */
function instructionAt(
  text: string,
  { start, end }: Range,
  words: InstructionWords,
  language: ReaderLanguage,
  isLetter: boolean,
): PageInstruction | null {
  const tokens = tokenize(text, start, end);
  const at = behindSubject(tokens, 0, words, language);
  const behind = phraseEnd(tokens, at, words.modals);
  const telling = tokens.findIndex(
    (_, index) => index >= behind && phraseEnd(tokens, index, words.tells) > index,
  );
  const told = telling < 0 ? undefined : tokens[phraseEnd(tokens, telling, words.tells)];
  // 'and mention that the first lesson is free' has words for the page.
  if (behind > at && told) return { start, end: told.start, parts: [], fact: { start: told.start, end } };
  const topics = phraseEnd(tokens, behind, words.topics);
  const styles = phraseEnd(tokens, behind, words.styles);
  // A letter says of other things, too, what they should include.
  if (behind === at || (styles === behind && (topics === behind || isLetter))) return null;
  if (topics === behind) return { start, end, parts: [] };
  const next = tokens.findIndex(
    (_, index) => index > topics && phraseEnd(tokens, index, words.modals) > index,
  );
  const listed = text.slice(tokens[topics]?.start ?? end, next < 0 ? end : tokens[next]?.start);
  return { start, end, parts: partsOf(listed, language) };
}

const styling = (['look', 'color', 'tone'] as const).reduce(
  (bits, kind) => bits | (1 << wordKinds.indexOf(kind)),
  0,
);

/** Returns whether a clause is only a style: 'a bit spooky', 'pale blue and silver', 'modern looking'. */
function isStyle(
  text: string,
  { start, end }: Range,
  words: InstructionWords,
  language: ReaderLanguage,
  isList: boolean,
): boolean {
  const tokens = tokenize(text, start, end);
  const last = tokens.at(-1);
  if (!last || tokens.length > mostStyleWords || /[\d:£$€]|\p{Lu}\p{Ll}/u.test(text.slice(start + 1, end)))
    return false;
  const hedged = tokens.slice(phraseEnd(tokens, 0, words.hedges));
  if (hedged.length < tokens.length)
    return hedged.length <= mostHedged && saysSomething(hedged[0]?.folded ?? '', language);
  if (tokens.length > 1 && isWordOf(last.folded, words.looks)) return true;
  const { own } = matchLexicon(tokens, language);
  const said = tokens.map((token, index) => ({ token, kinds: own[index] ?? 0 }));
  const saying = said.filter(({ token }) => saysSomething(token.folded, language));
  return !isList && saying.length > 1 && saying.every(({ kinds }) => (kinds & styling) !== 0);
}

/** Clauses, also cut at spaced hyphens: 'party for Mel - pale green - Friday'. */
export const dashedClauses = (text: string, language: ReaderLanguage): Clause[] =>
  textClauses(text, language).flatMap((clause) => {
    const cuts = [...text.slice(clause.start, clause.end).matchAll(/ [-–—] /g)].map(
      ({ index }) => clause.start + index,
    );
    return [clause.start, ...cuts.map((cut) => cut + 3)].map((start, at) => ({
      ...clause,
      start,
      end: cuts[at] ?? clause.end,
      after: at === 0 ? clause.after : 'comma',
    }));
  });

/**
 * Returns the sentences and clauses about the page itself, which are never printed. What a sentence asks the page to
 * cover goes on to the end of the sentence.
 */
export function pageInstructions(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly PageInstruction[] {
  const words = pageWordsOf(language).instructions;
  const kinds = spans.filter(({ label }) => label === 'kind' || label === 'length').map((span) => span.text);
  const kind = findKind(kinds, language);
  if (!words && !editWordsOf(language)) return [];
  // A letter and a CV say 'I' to their readers.
  const hasAsides = kind !== 'letter' && kind !== 'cv' && kind !== 'card';
  const isLetter = kind === null || familyOf(kind) === 'letter';
  // Prose describes things by their style, too; a poster doesn't.
  const isShown = kind !== null && ['flyer', 'deck', 'list'].includes(familyOf(kind));
  // A list may be one of colors.
  const isList = kind !== null && familyOf(kind) === 'list';
  const clauses = dashedClauses(text, language);
  // 'Could you make a flyer' asks for the page.
  const namesKind = ({ start, end }: Range): boolean =>
    spans.some((span) => span.label === 'kind' && span.start < end && span.end > start);
  const found: PageInstruction[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (clause.start < (found.at(-1)?.end ?? 0)) continue;
    const next = clauses.findIndex(({ after }, index) => index > at && after === 'sentence');
    const whole = { ...clause, end: clauses.at(next < 0 ? -1 : next - 1)?.end ?? clause.end };
    const isWhole = clause.after === 'sentence';
    const told = words && instructionAt(text, isWhole ? whole : clause, words, language, isLetter);
    const isLast = at === clauses.length - 1;
    const isSaidAside =
      hasAsides && at > 0 && !namesKind(clause) && isAside(text, clause, { kind, language, isLast });
    if (told) found.push(told);
    else if (isSaidAside) found.push({ ...clause, parts: [] });
    else if (
      words &&
      isShown &&
      at > 0 &&
      clause.after === 'comma' &&
      isStyle(text, clause, words, language, isList)
    )
      found.push({ ...clause, parts: [] });
  }
  return found;
}

/** Labels the words about the page itself as instructions. */
export function withPageInstructions(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const found = pageInstructions(text, spans, language);
  const isFact = (span: ReadSpan): boolean =>
    found.some(({ fact }) => fact !== undefined && span.start >= fact.start && span.end <= fact.end);
  return found
    .reduce<readonly ReadSpan[]>(
      (result, range) => relabel(text, result, range, range.parts.length > 0 ? 'note' : 'look'),
      spans,
    )
    .map((span) => (unprinted.has(span.label) && isFact(span) ? { ...span, label: 'detail' } : span));
}
