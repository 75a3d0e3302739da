import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readRequest } from './read-request.ts';
import { refusedIn } from './refusals.ts';

const refused = (text: string, language: ReaderLanguage) =>
  refusedIn(text, { start: 0, end: text.length }, language);

describe('what must not be on the page', () => {
  it.each<[string, ReaderLanguage, 'named' | 'before' | null]>([
    ["don't mention that Kay left", 'en', 'named'],
    ['please do NOT mention it anywhere', 'en', 'before'],
    ['bitte nicht erwähnen', 'de', 'before'],
    ['den Streit bitte nicht erwähnen', 'de', 'named'],
    ['surtout ne pas en parler', 'fr', 'before'],
    ['no menciones la multa', 'es', 'named'],
    ['non parlarne', 'it', 'before'],
    ['de ruzie niet noemen', 'nl', 'named'],
    ['nie wspominaj o tym', 'pl', 'before'],
    ['não mencione a dívida', 'pt', 'named'],
    ['mention the raffle', 'en', null],
    ['no dogs in the hall', 'en', null],
  ])('is found in %s', (text, language, expected) => {
    expect(refused(text, language)).toBe(expected);
  });

  it.each([
    'Policy for bikes in the yard: lock them, no motorbikes, ask Fern for a key. There was a theft in May, do not mention it.',
    "Notice: yard closed on Friday 8 May, use the side gate. Don't mention the theft in May.",
    'Notice: yard closed on Friday 8 May, use the side gate. Do not mention the sum of the theft.',
  ])('is hidden, with the clause it speaks of: %s', (prompt) => {
    const { text } = readRequest(prompt, { today: '2026-04-01' });
    expect(text).not.toMatch(/theft|mention/);
    expect(text).toMatch(/yard/);
  });
});
