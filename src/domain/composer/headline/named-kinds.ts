import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { findKind } from '../page/find-kind.ts';

/**
 * Returns phrases with a kind only where one is named: the kind of 'clothes swap: bring five. poster' is the poster, and
 * the other words are its subject.
 */
export function withNamedKinds(spans: readonly ReadSpan[], language: ReaderLanguage): readonly ReadSpan[] {
  const isNamed = ({ label, text }: ReadSpan): boolean =>
    label === 'kind' && findKind([text], language) !== null;
  if (!spans.some(isNamed)) return spans;
  return spans.map((span) =>
    span.label === 'kind' && !isNamed(span) ? { ...span, label: 'subject' } : span,
  );
}
