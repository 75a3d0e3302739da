import { expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { asksToRead, explains, namesAttendees } from './asks-to-read.ts';
import { marked } from './marked.test-data.ts';

it('a page about a subject with nothing to announce is to be read', () => {
  const { text, spans } = marked('{format|an A4} about {subject|bats in the attic}');
  expect(asksToRead(text, spans)).toBe(true);
  for (const line of ['{subject|bat night}', '{format|an A4}: {subject|bat night}, {date|3 May}']) {
    const announced = marked(line);
    expect(asksToRead(announced.text, announced.spans)).toBe(false);
  }
});

it('a flyer explains if its subject is a question and nothing happens anywhere', () => {
  const { spans } = marked('{kind|flyer}: {subject|how to sharpen a knife}');
  expect(explains(spans, 'en')).toBe(true);
  expect(explains(marked('{kind|flyer}: {subject|how to sharpen a knife}, {date|3 May}').spans, 'en')).toBe(
    false,
  );
  expect(explains(marked('{kind|flyer}: {subject|knife sharpening}').spans, 'en')).toBe(false);
});

it('names after a word such as present are attendees', () => {
  for (const text of ['Choir board 3 May. Present: Ina, Bo.', 'Vorstand. Anwesend: Ina, Bo.'])
    expect(namesAttendees(text, readPrompt(text).language)).toBe(true);
  expect(namesAttendees('A present for Ina: a book', 'en')).toBe(false);
});
