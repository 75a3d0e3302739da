import { instructionLabels } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';

/** Below this confidence, what is read as the audience may be the subject. */
const surelyReaders = 0.5;
/** In characters; longer phrases tell more than a subject. */
const longestSubject = 60;

/** 'For a mobile sauna' behind the kind is what the page is about, if the prompt tells nothing else. */
export function withOnlySubject(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const isReader = ({ label, confidence }: ReadSpan): boolean =>
    label === 'audience' && confidence < surelyReaders;
  const [only, ...others] = spans.filter(
    (span) => (span.label !== 'kind' && !instructionLabels.has(span.label)) || isReader(span),
  );
  const kind = spans.find(({ label }) => label === 'kind');
  const isUnnamed = only?.label === 'detail' || only?.label === 'audience';
  if (!only || others.length > 0 || !isUnnamed || !kind || only.start < kind.end) return spans;
  const between = text.slice(kind.end, only.start);
  const inner = withoutSmallEnds(text, only.start, only.end, language);
  const isBehind = !/[,.;:\n]/.test(between) && !saysSomething(between, language);
  if (!isBehind || !inner || only.text.length > longestSubject || /[,.;:]\s/.test(only.text)) return spans;
  const subject: ReadSpan = {
    ...only,
    ...inner,
    label: 'subject',
    instruction: 0,
    text: text.slice(inner.start, inner.end),
  };
  return spans.map((span) => (span === only ? subject : span));
}
