import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';

/** Labels of words that request the page and are never printed. */
export const unprinted: ReadonlySet<Label> = new Set<Label>([
  'cmd',
  'kind',
  'look',
  'format',
  'length',
  'audience',
  'tone',
  'lang',
  'note',
]);

/** Labels of values that preceding words introduce: 'tickets $10', 'doors 19:00', 'RSVP jo@…'. */
const introduced: ReadonlySet<Label> = new Set<Label>([
  'contact',
  'money',
  'rate',
  'date',
  'time',
  'place',
  'name',
]);
const longestLead = 32;

/** A labeled span with its introducing words. */
export interface Piece extends ReadSpan {
  readonly lead?: string;
}

/** Labels of phrases that can absorb adjacent words without changing their meaning. */
const open: ReadonlySet<Label> = new Set<Label>(['detail', 'subject', 'item', 'place', 'name']);

const wishes: ReadonlySet<Label> = new Set<Label>([
  'look',
  'format',
  'length',
  'audience',
  'tone',
  'lang',
  'note',
]);
const asking = (1 << wordKinds.indexOf('command')) | (1 << wordKinds.indexOf('edit'));

/** Returns whether words only ask for what follows: 'make it', 'please use'. */
function asksFor(words: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(words);
  const { own } = matchLexicon(tokens, language);
  return tokens.every(
    ({ folded }, at) => ((own[at] ?? 0) & asking) !== 0 || !saysSomething(folded, language),
  );
}

const mark = /[\n.!?;,:()–—。！？、，；：؟،•]/u;

/** A range of unlabeled words. */
interface Gap {
  readonly start: number;
  readonly end: number;
}

/** Splits a gap at punctuation. */
function clausesOf(text: string, { start, end }: Gap, taken: readonly Gap[]): Gap[] {
  const clauses: Gap[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    const isBorder = taken.some((section) => at === section.start || at === section.end);
    if (isBorder) {
      clauses.push({ start: from, end: at });
      from = at;
    }
    if (!mark.test(text.charAt(at))) continue;
    // The marks in '3.5', '12:30' and 'octavo.example' don't end a clause.
    if (/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))) continue;
    if (text.charAt(at) === '.' && /[\p{L}\p{N}]/u.test(text.charAt(at + 1))) continue;
    clauses.push({ start: from, end: at });
    from = at + 1;
  }
  clauses.push({ start: from, end });
  return clauses.filter((clause) => text.slice(clause.start, clause.end).trim() !== '');
}

/**
 * Adds unlabeled words to an adjacent phrase or makes them separate details, so that no content of the prompt
 * is lost. Drops words that only connect others.
 */
export function withLeftovers(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
  unread: Gap | undefined,
  taken: readonly Gap[] = [],
): Piece[] {
  const result: Piece[] = [];
  const put = (span: Piece): void => void result.push(span);
  const resized = (span: Piece, start: number, end: number): Piece => ({
    ...span,
    start,
    end,
    text: text.slice(start, end),
  });
  let from = 0;
  for (let index = 0; index <= spans.length; index++) {
    let span: Piece | undefined = spans[index];
    const gap: Gap = { start: from, end: span?.start ?? text.length };
    for (const clause of clausesOf(text, gap, taken)) {
      if (unread && clause.start >= unread.start && clause.end <= unread.end) continue;
      if (taken.some(({ start, end }) => clause.start < end && clause.end > start)) continue;
      const words = text.slice(clause.start, clause.end);
      if (!saysSomething(words, language)) continue;
      const before = result.at(-1);
      const touchesBefore = before && before.end === clause.start && clause.start === gap.start;
      const touchesNext = span && clause.end === span.start;
      const isAsking =
        (!touchesBefore || (before && unprinted.has(before.label))) &&
        touchesNext &&
        span &&
        (span.label === 'cmd' || span.label === 'kind');
      // 'make it' before 'calm and light green' belongs to the wish.
      const isWish = touchesNext && span && wishes.has(span.label) && asksFor(words, language);
      if (isAsking || isWish) continue;
      const inner = withoutSmallEnds(text, clause.start, clause.end, language);
      if (!inner) continue;
      const isShort = inner.end - inner.start <= longestLead;
      const isOwn = !touchesBefore || (before !== undefined && unprinted.has(before.label));
      if (touchesNext && span && isShort && (span.label === 'from' || span.label === 'to') && isOwn) continue;
      if (touchesNext && span && isShort && introduced.has(span.label) && !touchesBefore) {
        span = { ...span, lead: text.slice(inner.start, inner.end) };
        continue;
      }
      if (
        touchesBefore &&
        before &&
        open.has(before.label) &&
        !(touchesNext && span && open.has(span.label))
      ) {
        result[result.length - 1] = resized(before, before.start, inner.end);
      } else if (touchesBefore && before && !touchesNext && isShort && before.label === 'money') {
        // '£6 on the door'
        result[result.length - 1] = resized(before, before.start, inner.end);
      } else if (touchesNext && span && open.has(span.label)) {
        span = resized(span, inner.start, span.end);
      } else {
        const { saying } = pageWordsOf(language);
        const isSaid = !touchesBefore && hasWordOf(text.slice(clause.start, inner.start), saying);
        // Keeps the whole clause: 'We need tenors', not just 'tenors'.
        const start = isSaid
          ? inner.start - text.slice(clause.start, inner.start).trimStart().length
          : inner.start;
        put({
          label: 'detail',
          confidence: 0,
          instruction: 0,
          start,
          end: inner.end,
          text: text.slice(start, inner.end),
        });
      }
    }
    if (!span) break;
    put(span);
    from = span.end;
  }
  return result;
}
