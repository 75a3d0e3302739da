import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { findKind, isKindName, isUnspaced } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { relabel } from './relabel.ts';
import { saysSomething } from './small-words.ts';
import { type Range, textClauses } from './text-clauses.ts';

/** Maximum number of words in the name of a kind, and of words before it: 'Q3 kickoff agenda'. */
const mostWords = 3;
const mostBefore = 5;
/** Later clauses tell facts. */
const mostClauses = 60;
/** Minimum length of a name in text without spaces, where it may be a part of another word. */
const shortestName = 3;

/** Kinds whose names, behind the words for an occasion, are seldom anything else. */
const telling: ReadonlySet<KindId> = new Set<KindId>([
  'deck',
  'flyer',
  'poster',
  'invitation',
  'agenda',
  'menu',
  'program',
  'minutes',
  'newsletter',
  'certificate',
  'voucher',
]);

interface Place {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly clause: Range;
  readonly isFirst: boolean;
  readonly isPriced: boolean;
}

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^[\d#№]/u.test(token.text);

/** Returns whether a kind that is named in a clause is the one of the page. */
function isMeant(name: string, kind: KindId, { language, isFirst, isPriced }: Place): boolean {
  if (isFirst && telling.has(kind)) return true;
  // 'Order for Mary' and 'spring offer' are facts.
  const isFact =
    kind === 'order' ? !name.includes(' ') : isWordOf(name.toLowerCase(), pageWordsOf(language).offers);
  return isPriced && familyOf(kind) === 'bill' && !isFact;
}

/** Returns the name of a kind that starts or ends the words of a clause: 'Towing invoice 5581', 'receipt please'. */
function nameIn(place: Place): Range | null {
  const { text, language, clause } = place;
  const tokens = tokenize(text, clause.start, clause.end, mostBefore + mostWords + 1);
  const small = tokens.findIndex(({ text: word }) => /\p{L}/u.test(word) && !saysSomething(word, language));
  const stop = small < 0 ? tokens.length : small;
  for (let first = 0; first < Math.min(stop, mostBefore + 1); first++)
    for (let count = Math.min(mostWords, tokens.length - first); count > 0; count--) {
      const [start, end, next] = [tokens[first], tokens[first + count - 1], tokens[first + count]];
      if (!start || !end) continue;
      const name = text.slice(start.start, end.end);
      if (!isKindName(name, language)) continue;
      const kind = findKind([name], language);
      const isEnd = !next || isNumber(next) || !saysSomething(next.text, language);
      // A number behind other words counts things: 'two agendas', 'menu 3'.
      const isOpen = first === 0 && isNumber(next) && kind !== null && familyOf(kind) !== 'bill';
      if (kind !== null && isEnd && !isOpen && isMeant(name, kind, place))
        return { start: start.start, end: end.end };
    }
  return null;
}

/** Returns the name at the end of the first words of a text without spaces. */
function unspacedName({ text, language, clause, isFirst }: Place): Range | null {
  for (let start = clause.start; isFirst && clause.end - start >= shortestName; start++) {
    const name = text.slice(start, clause.end);
    const kind = isKindName(name, language) ? findKind([name], language) : null;
    if (kind !== null && telling.has(kind)) return { start, end: clause.end };
  }
  return null;
}

const valued: ReadonlySet<Label> = new Set<Label>(['money', 'rate', 'qty', 'date', 'time', 'contact']);

/** Returns the spans without second kinds that introduce a value, which belong to it: 'budget' of 'budget €20,000'. */
function withoutFacts(text: string, spans: readonly ReadSpan[]): readonly ReadSpan[] {
  const first = spans.findIndex(({ label }) => label === 'kind');
  return spans.filter(({ label, end }, at) => {
    const next = spans[at + 1];
    const introduces = next && valued.has(next.label) && /^[\s:]*$/.test(text.slice(end, next.start));
    return label !== 'kind' || at === first || !introduces;
  });
}

/**
 * Labels the name of a kind that the reader didn't see: of any kind in the first clause, of a bill wherever there are
 * prices. What it took for the kind, and names none, is a fact then.
 */
export function withNamedKind(text: string, reading: PromptReading): PromptReading {
  const { spans, values, language } = reading;
  const kinds = spans.filter(({ label }) => label === 'kind');
  const known = findKind(
    kinds.map((span) => span.text),
    language,
  );
  if (known !== null) return { ...reading, spans: withoutFacts(text, spans) };
  const isPriced = values.some(({ kind }) => kind === 'money');
  for (const [at, clause] of textClauses(text, language).slice(0, mostClauses).entries()) {
    if (at > 0 && !isPriced) break;
    const place = { text, language, clause, isFirst: at === 0, isPriced };
    const name = nameIn(place) ?? (isUnspaced(language) ? unspacedName(place) : null);
    if (!name) continue;
    const facts = spans.map(
      (span): ReadSpan => (span.label === 'kind' ? { ...span, label: 'detail' } : span),
    );
    return { ...reading, spans: relabel(text, facts, name, 'kind') };
  }
  return reading;
}

/** Maximum confidence of the reader for words that aren't a kind after all. */
const unsure = 0.75;

/** Words that the reader took for a kind, without being sure, are the title if they name none: 'dog grooming'. */
export function withUnnamedKind(reading: PromptReading): PromptReading {
  const { language } = reading;
  // 'something nice' asks for any page.
  const isVague = (words: string): boolean => hasWordOf(words, pageWordsOf(language).vague ?? '');
  const spans = reading.spans.map((span): ReadSpan => {
    const isKind = span.label !== 'kind' || span.confidence > unsure || isVague(span.text);
    return isKind || findKind([span.text], language) !== null
      ? span
      : { ...span, label: 'title', instruction: 0 };
  });
  return { ...reading, spans };
}
