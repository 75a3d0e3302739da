import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { outside, overlaps, type Range } from '../facts/text-clauses.ts';
import { type Headline, rangesOf } from './choose-headline.ts';

/** Confidence of words that the reader didn't take for a title. */
const chosen = 0.45;

/** Labels that stay in a headline, because they also say what is asked for. */
const kept: ReadonlySet<Label> = new Set<Label>(['kind', 'length', 'audience']);

/** Labels the words of a headline as the title; what is left of other phrases stays a phrase of its own. */
export function markHeadline(
  text: string,
  spans: readonly ReadSpan[],
  headline: Headline | null,
  language: ReaderLanguage,
): readonly ReadSpan[] {
  return rangesOf(headline).reduce((marked, range) => withTitle(text, marked, range, language), spans);
}

function withTitle(
  text: string,
  spans: readonly ReadSpan[],
  range: Range,
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const sure = spans.filter((span) => span.label === 'title' && overlaps(span, range));
  const confidence = Math.max(chosen, ...sure.map((span) => span.confidence));
  const part = (span: ReadSpan, { start, end }: Range): ReadSpan[] => {
    const inner = withoutSmallEnds(text, start, end, language);
    return inner ? [{ ...span, ...inner, text: text.slice(inner.start, inner.end) }] : [];
  };
  const others = spans.flatMap((span) =>
    kept.has(span.label) || !overlaps(span, range)
      ? [span]
      : outside(span, [range]).flatMap((rest) => part(span, rest)),
  );
  const within = others.filter((span) => overlaps(span, range));
  const title: ReadSpan = { label: 'title', text: '', start: 0, end: 0, confidence, instruction: 0 };
  const titles = outside(range, within).flatMap((rest) => part(title, rest));
  return [...others, ...titles].sort((a, b) => a.start - b.start);
}
