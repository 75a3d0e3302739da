import { expect, test } from 'vitest';
import { withAcronyms } from './acronyms.ts';
import { withoutChatSpelling } from './chat-spelling.ts';
import { withCapitals } from './spelled-names.ts';

test('acronyms are capitals, but not within addresses and names', () => {
  expect(withAcronyms('hoa meeting, info@hoa.example, Nguyen Hoa', 'en')).toBe(
    'HOA meeting, info@hoa.example, Nguyen Hoa',
  );
});

test('days, months and languages have capitals; may and march are verbs too', () => {
  expect(withCapitals('sunday 8 march, we may march, speak french', 'en')).toBe(
    'Sunday 8 March, we may march, speak French',
  );
});

test('what is typed in chats is written out', () => {
  expect(withoutChatSpelling('invoice 2 john, grout n spacers w/ tools, 8pm')).toBe(
    'invoice to john, grout and spacers with tools, 8 pm',
  );
});
