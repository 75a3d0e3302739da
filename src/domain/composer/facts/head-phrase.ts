import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { type Family, familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { unprinted } from './leftover-phrases.ts';
import { saysSomething, withoutSmallHead } from './small-words.ts';
import { type Range, textClauses } from './text-clauses.ts';
import { clauseAt, partsAt, readersAt } from './title-end.ts';

/** Labels that end the head phrase. */
const endsHead: ReadonlySet<Label> = new Set<Label>(['date', 'time', 'contact', 'money', 'rate', 'cmd']);
/** Amounts are not part of the subject. */
const measures: ReadonlySet<Label> = new Set<Label>(['qty', 'unit', 'length', 'audience']);

/** Labels of words that could be a headline. Without them, the readers are: 'guide for new parents'. */
const ofContent: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'item',
  'detail',
  'from',
  'to',
  'name',
]);
const named: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'item', 'name', 'detail']);

/** Returns whether a day says which event is meant: 'Monday sales meeting'. */
const isModifier = (text: string, day: ReadSpan, next: ReadSpan): boolean =>
  day.label === 'date' &&
  !/\d/.test(day.text) &&
  named.has(next.label) &&
  text.slice(day.end, next.start).trim() === '' &&
  next.start > day.end;

/** Families that are about something rather than for somebody. */
const readFamilies: ReadonlySet<Family> = new Set<Family>(['paper', 'list', 'deck']);

const longestHead = 110;
/** Maximum number of words between a kind and 'about' in a name. */
const mostCompoundWords = 2;

/**
 * The words directly after the kind, up to the first fact with another label: 'dad's 70th birthday' of an
 * invitation.
 */
export interface HeadPhrase extends Range {
  readonly text: string;
  /** Start, including the small words before it. */
  readonly from: number;
  /** End of the words that only name the guests; null if there are none. */
  readonly guests: number | null;
  /** The phrase with the kind, if a word such as 'of' joins them: 'Menu of the day'. */
  readonly withKind: string | null;
  /** All words from the kind on: 'schedule for the volunteers'. Null if the phrase doesn't follow the kind. */
  readonly whole: string | null;
  /** Whether a word such as 'for' marks the phrase as the recipient. */
  readonly isFor: boolean;
}

/** Maximum number of words that name guests before the occasion: 'invite my whole team to the picnic'. */
const mostGuestWords = 5;

/** Returns where the occasion starts in an invitation that names the guests first. */
function behindGuests(text: string, start: number, end: number, language: ReaderLanguage): number {
  const { inviteTo } = pageWordsOf(language);
  const tokens = tokenize(text, start, end).slice(0, mostGuestWords + 1);
  const [first] = tokens;
  const at = tokens.findIndex(({ folded }) => isWordOf(folded, inviteTo));
  const link = tokens[at];
  const isNamed = first !== undefined && /^\p{Ll}/u.test(first.text) && at > 0;
  return isNamed && link ? link.end : start;
}

/** Returns where the subject starts behind the recipient: 'proposal to my boss for a bicycle shed'. */
function behindReader(
  text: string,
  behind: number,
  clause: Range,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): number {
  const reader = spans.find(({ start }) => start >= behind);
  const [link = ''] = text.slice(behind, clause.end).trim().split(/\s+/);
  const { bill, benefit } = pageWordsOf(language);
  if (!isWordOf(fold(link), bill.to) || isWordOf(fold(link), benefit)) return behind;
  const isNext =
    reader?.label === 'to' &&
    !saysSomething(text.slice(behind, reader.start), language) &&
    saysSomething(text.slice(reader.end, clause.end), language);
  return isNext ? reader.end : behind;
}

const without = 1 << wordKinds.indexOf('avoid');

/** Returns whether a word says what is left out: the subject of 'workout plan without equipment' is the plan. */
const isWithout = (word: string, language: ReaderLanguage): boolean =>
  ((matchLexicon(tokenize(word), language).own[0] ?? 0) & without) !== 0;

export function headPhrase(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
  kindId: KindId | null,
): HeadPhrase | null {
  // '4 slides for the sales meeting' counts what it names.
  const kind =
    spans.find(({ label }) => label === 'kind') ??
    (kindId === 'deck' ? spans.find(({ label }) => label === 'length') : undefined);
  if (!kind) return null;
  const clauses = textClauses(text, language);
  const at = clauses.findIndex(({ start, end }) => start <= kind.start && end >= kind.end);
  const own = clauses[at];
  if (!own) return null;
  const isNamed = saysSomething(text.slice(kind.end, own.end), language);
  const following = clauses[at + 1];
  const clause = isNamed ? own : following?.after === 'colon' ? following : undefined;
  if (!clause) return null;
  const behind = isNamed ? kind.end : clause.start;
  const isRead = kindId !== null && readFamilies.has(familyOf(kindId));
  const guestsEnd =
    kindId === 'invitation' && isNamed ? behindGuests(text, behind, clause.end, language) : behind;
  const start =
    isRead && guestsEnd === behind ? behindReader(text, behind, clause, spans, language) : guestsEnd;
  // A command may follow its clause: 'gestalten?'.
  const inside = spans.filter((span) => span.start >= start && span.start < clause.end);
  const isOnlyAudience = inside[0]?.label === 'audience' && !spans.some(({ label }) => ofContent.has(label));
  const cut = inside.find((span, index) => {
    const next = inside[index + 1];
    if (index === 0 && next && isModifier(text, span, next)) return false;
    if (isOnlyAudience && span.label === 'audience') return false;
    if (endsHead.has(span.label) || unprinted.has(span.label)) return true;
    const before = text.slice(inside[index - 1]?.end ?? start, span.start);
    const isFirst = !saysSomething(text.slice(start, span.start), language);
    // 'at the town hall' is a separate fact; 'the town hall fair' is not.
    return !isFirst && span.label === 'place' && before.trim() !== '' && !saysSomething(before, language);
  });
  const stop = cut?.start ?? clause.end;
  const tokens = tokenize(text, start, stop);
  const family = kindId === null ? null : familyOf(kindId);
  const explains = family === 'paper' || family === 'deck';
  const ends = [
    clauseAt(tokens, language),
    partsAt(tokens, language),
    explains && !isOnlyAudience ? readersAt(tokens, language) : -1,
  ];
  const end = Math.min(stop, ...ends.flatMap((at) => tokens[at]?.start ?? []));
  const inner = withoutSmallHead(text, start, end, language);
  if (!inner || inner.end - inner.start > longestHead) return null;
  const words = text.slice(inner.start, inner.end);
  const covering = inside.filter((span) => span.start >= inner.start && span.end <= inner.end);
  if (!isOnlyAudience && covering.length > 0 && covering.every(({ label }) => measures.has(label)))
    return null;
  if (!/\p{L}{2}/u.test(words)) return null;
  const [link = ''] = text.slice(kind.end, inner.end).trim().split(/\s+/);
  const { bill, benefit, of, topic } = pageWordsOf(language);
  // In 'quiz night about music', the kind is only a part of the name.
  const behindKind = tokenize(text, kind.end, inner.end).slice(0, mostCompoundWords + 1);
  const isCompound =
    isNamed &&
    saysSomething(behindKind[0]?.folded ?? '', language) &&
    behindKind.some(({ folded }, index) => index > 0 && isWordOf(folded, topic));
  // A kind that Octavo doesn't know is part of what the page is about: 'trivia night about films'.
  const isUnknown = kindId === null && (isWordOf(fold(link), topic) || isWordOf(fold(link), benefit));
  const isBound =
    isOnlyAudience ||
    isCompound ||
    (isNamed && (isUnknown || isWordOf(link, of) || isWithout(link, language)));
  // 'Guide to composting' has a subject; 'letter to the council' has a recipient.
  const isFor = isNamed && isWordOf(fold(link), isRead ? benefit : bill.to);
  return {
    ...inner,
    // Its reader is a fact of its own.
    from: guestsEnd > behind ? behind : start,
    guests: guestsEnd > behind ? guestsEnd : null,
    text: isCompound ? text.slice(kind.start, inner.end) : words,
    withKind: isBound ? text.slice(kind.start, inner.end) : null,
    whole: isNamed ? text.slice(kind.start, inner.end) : null,
    isFor,
  };
}
