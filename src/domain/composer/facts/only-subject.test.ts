import { expect, it } from 'vitest';
import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { withOnlySubject } from './only-subject.ts';

/** Returns the subject of a prompt of a kind and of a phrase that the reader takes for something else. */
function subjectOf(kind: string, phrase: string, label: Label, confidence: number): string | undefined {
  const text = `${kind} ${phrase}`;
  const spanAt = (of: Label, words: string, start: number, sure: number): ReadSpan => ({
    label: of,
    start,
    end: start + words.length,
    text: words,
    confidence: sure,
    instruction: 0,
  });
  const spans = [spanAt('kind', kind, 0, 1), spanAt(label, phrase, kind.length + 1, confidence)];
  return withOnlySubject(text, spans, 'en').find((span) => span.label === 'subject')?.text;
}

it('what alone follows the kind is the subject of a prompt', () => {
  expect(subjectOf('pitch', 'for a floating sauna', 'detail', 0.5)).toBe('floating sauna');
  expect(subjectOf('training deck', 'for new welders', 'audience', 0.4)).toBe('new welders');
});

it('readers and sentences are no subject', () => {
  expect(subjectOf('quiz', 'for children', 'audience', 0.9)).toBeUndefined();
  expect(subjectOf('notice', 'The yard is closed. Use the gate.', 'detail', 0.9)).toBeUndefined();
});
