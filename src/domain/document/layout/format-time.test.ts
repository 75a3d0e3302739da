import { expect, test } from 'vitest';
import { formatHours, formatTime } from './format-time.ts';

test.each([
  ['en', 'twelve', '20:00', undefined, '8 pm'],
  ['en-GB', 'twelve', '18:30', undefined, '6:30 pm'],
  ['en', 'twelve', '13:00', '16:00', '1–4 pm'],
  ['en', 'twelve', '10:00', '14:00', '10 am–2 pm'],
  ['en', 'twelve', '21:00', '24:00', '9 pm–12 midnight'],
  ['en', 'twelve', '12:00', undefined, '12 noon'],
  ['en', 'twenty-four', '19:30', undefined, '19:30'],
  ['de', 'twelve', '20:00', undefined, '20:00 Uhr'],
  ['fr', 'twenty-four', '14:00', '18:30', '14 h – 18 h 30'],
  ['es', 'twenty-four', '07:00', '22:00', '7:00–22:00 h'],
  ['nl', 'twenty-four', '09:30', undefined, '9.30 uur'],
  ['ja', 'twenty-four', '10:00', '14:30', '10時〜14時30分'],
  ['zh', 'twenty-four', '19:00', undefined, '下午7点'],
] as const)('%s, %s: %s', (language, style, time, until, written) => {
  expect(formatTime(time, language, style, until)).toBe(written);
});

test('shows an hour in a table without a suffix', () => {
  expect(formatHours('20:00', 'de', 'twenty-four')).toBe('20:00');
});
