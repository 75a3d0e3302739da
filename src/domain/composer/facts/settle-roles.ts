import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const people: ReadonlySet<Label> = new Set<Label>(['name', 'to', 'from']);

const spanOver = (text: string, label: Label, first: ReadSpan, last: ReadSpan): ReadSpan => ({
  ...first,
  label,
  text: text.slice(first.start, last.end),
  end: last.end,
  confidence: Math.min(first.confidence, last.confidence),
});

/** 'Camille et Antoine': two people joined by a word for 'and' are one name. */
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

/** Strips the label word: 'Name Jordan Ames' is Jordan Ames. */
function withoutNaming(text: string, span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (!people.has(span.label)) return span;
  const name = pageWordsOf(language).labels.name.toLowerCase();
  const [first = ''] = span.text.split(/[\s:]+/);
  if (fold(first) !== fold(name)) return span;
  const rest = span.text.slice(first.length);
  const start = span.end - rest.replace(/^[\s:]+/, '').length;
  return start < span.end ? { ...span, start, text: text.slice(start, span.end) } : span;
}

/** After a word such as 'for', a name beside the kind is no sender: 'toast for Nina and Paul'. */
function withReceivers(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kind = spans.find(({ label }) => label === 'kind');
  const { benefit } = pageWordsOf(language);
  return spans.map((span) => {
    const link = kind ? fold(text.slice(kind.end, Math.max(kind.end, span.start)).trim()) : '';
    return span.label === 'from' && isWordOf(link, benefit) ? { ...span, label: 'to' as const } : span;
  });
}

/** 'Kit hosted by Ana': a verb before the host is not part of the name before it. */
function withHostsApart(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { from } = pageWordsOf(language).bill;
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const link = next && people.has(next.label) ? fold(text.slice(span.end, next.start).trim()) : '';
    const tokens = tokenize(text, span.start, span.end);
    const [before, last] = tokens.slice(-2);
    const isVerb = last !== undefined && before !== undefined && /^\p{Ll}{4,}$/u.test(last.text);
    return people.has(span.label) && isVerb && isWordOf(link, from) && /^\p{Lu}/u.test(before.text)
      ? { ...span, end: before.end, text: text.slice(span.start, before.end) }
      : span;
  });
}

/** Resolves ambiguous span labels by their context. */
export function settleRoles(
  text: string,
  given: readonly ReadSpan[],
  reading: Pick<PromptReading, 'language'>,
  kind: KindId | null,
): readonly ReadSpan[] {
  const { language } = reading;
  const spans = given.map((span) => withoutNaming(text, span, language));
  const coupled = withCouples(text, spans, language);
  if (kind !== 'letter') {
    // 'Dad turns 60' is an occasion, not a guest.
    if (kind === 'invitation')
      return coupled.map((span) =>
        span.label === 'to' && /\d/.test(span.text) ? { ...span, label: 'subject' as const } : span,
      );
    const isShop = kind === 'menu' || kind === 'program';
    return withHostsApart(text, isShop ? coupled : withReceivers(text, coupled, language), language);
  }
  return coupled;
}
