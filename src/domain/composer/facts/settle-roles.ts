import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold } from '../../reader/tokenize.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { readLanguageName } from '../wishes/read-language.ts';
import { readLook } from '../wishes/read-look.ts';
import { textClauses } from './text-clauses.ts';

const people: ReadonlySet<Label> = new Set<Label>(['name', 'to', 'from']);

const spanOver = (text: string, label: Label, first: ReadSpan, last: ReadSpan): ReadSpan => ({
  ...first,
  label,
  text: text.slice(first.start, last.end),
  end: last.end,
  confidence: Math.min(first.confidence, last.confidence),
});

/** 'Camille et Antoine': two people that a word for 'and' joins are named together. */
function withCouples(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { and } = pageWordsOf(language).bill;
  const result: ReadSpan[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const between = before ? text.slice(before.end, span.start).trim() : '';
    const isJoined = between === '&' || (between !== '' && isWordOf(fold(between), and));
    if (before && isJoined && people.has(before.label) && people.has(span.label)) {
      const label = before.label === span.label ? span.label : 'name';
      result[result.length - 1] = spanOver(text, label, before, span);
    } else result.push(span);
  }
  return result;
}

/** Below this, a wish that names nothing known is text. */
const surely = 0.75;

/** A wish about looks that names no look, and a wish for a language that names two, are words of the page. */
function asText(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (
    span.label === 'look' &&
    span.confidence < surely &&
    Object.keys(readLook(span.text, language)).length === 0
  )
    return { ...span, label: 'detail' };
  if (span.label === 'lang') {
    const named = span.text
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && readLanguageName(word, language) !== undefined);
    if (named.length > 1) return { ...span, label: 'detail' };
  }
  return span;
}

/** 'Name Jordan Ames' is Jordan Ames. */
function withoutNaming(text: string, span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (!people.has(span.label)) return span;
  const name = pageWordsOf(language).labels.name.toLowerCase();
  const [first = ''] = span.text.split(/[\s:]+/);
  if (fold(first) !== fold(name)) return span;
  const rest = span.text.slice(first.length);
  const start = span.end - rest.replace(/^[\s:]+/, '').length;
  return start < span.end ? { ...span, start, text: text.slice(start, span.end) } : span;
}

/** Who writes and who is written to, by where they stand: the sender of a letter signs, without a word before the name. */
function withLetterRoles(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kindEnd = spans.find(({ label }) => label === 'kind')?.end ?? -1;
  const clauses = textClauses(text, language);
  const opensClause = ({ start }: ReadSpan): boolean => clauses.some((clause) => clause.start === start);
  const senders = spans.filter(({ label }) => label === 'from');
  const recipients = spans.filter(({ label }) => label === 'to');
  return spans.map((span) => {
    const isBesideKind = kindEnd >= 0 && text.slice(kindEnd, span.start).trim() === '';
    if (span.label === 'from' && isBesideKind && senders.length > 1) return { ...span, label: 'to' as const };
    const isBare = opensClause(span) && span.start > kindEnd + 2;
    const isSender = (span.label === 'to' && recipients[0]?.label === 'to') || span.label === 'name';
    return isBare && isSender && senders.length === 0 && span.text.length < 50
      ? { ...span, label: 'from' as const }
      : span;
  });
}

/** Settles what the labels of single spans leave open by what stands around them. */
export function settleRoles(
  text: string,
  given: readonly ReadSpan[],
  language: ReaderLanguage,
  kind: KindId | null,
): readonly ReadSpan[] {
  const spans = given.map((span) => withoutNaming(text, asText(span, language), language));
  const coupled = withCouples(text, spans, language);
  return kind === 'letter' ? withLetterRoles(text, coupled, language) : coupled;
}
