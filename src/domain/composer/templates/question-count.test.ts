import { expect, it } from 'vitest';
import { askedQuestions } from './question-count.ts';

it.each([
  ['quiz about rivers, 8 questions', 'en', 8],
  ['a 20-question quiz', 'en', 20],
  ['Quiz über Flüsse mit 10 Fragen', 'de', 10],
  ['quiz about the 80s', 'en', null],
] as const)('%s', (text, language, count) => {
  expect(askedQuestions(text, language)).toBe(count);
});
