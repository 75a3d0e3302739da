import { expect, test } from 'vitest';
import { subjectClasses } from '../composer/topics/subject-class.ts';
import { inWorldLanguage } from './world-labels.ts';

test('a sentence about a subject keeps the subject', () => {
  const english = 'What the chess club is for, who takes part, and how to join in.';
  expect(inWorldLanguage(english, 'it')).toBe('Chess club: perché esiste, chi partecipa e come unirsi.');
  expect(inWorldLanguage('Chess club', 'it')).toBe('Chess club');
});

test('pages of no particular sort have every sentence in Italian, Portuguese, Dutch and Polish', () => {
  const plain = subjectClasses.at(-1);
  const words = plain?.sections.flatMap(({ title, text }) => [title.en, text.en]) ?? [];
  expect(words).not.toHaveLength(0);
  for (const word of words)
    for (const language of ['it', 'pt', 'nl', 'pl'] as const)
      expect(inWorldLanguage(word, language), word).not.toBe(word);
});
