import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOfSpans } from '../places/find-places.ts';
import { readRequest } from './read-request.ts';

const read = (prompt: string) => readRequest(prompt, { today: '2026-11-22' });
const facts = 'Saturday 3 May 2pm, Elmcote Hall, swap table £2';

it('what is said to the writer of the page is hidden from every path', () => {
  const aside = fc.constantFrom(
    "I'm hopeless with computers so keep it simple",
    'my boss will be cross if this looks cheap',
    'please make it look nice because I never manage to',
  );
  fc.assert(
    fc.property(aside, fc.constantFrom('. ', '\n'), (words, mark) => {
      const { text } = read(`poster for the plant swap, ${facts}${mark}${words}`);
      expect(text).not.toContain(words);
      expect(text.trim()).toMatch(/£2\.?$/);
    }),
    { numRuns: 8 },
  );
});

it('a hidden wish is still followed', () => {
  const { text, whole, reading } = read(
    `poster for the plant swap, ${facts}. Portrait A3 if you can, I hate the small ones`,
  );
  expect(text).not.toContain('small ones');
  expect(whole).toContain('Portrait A3');
  expect(reading.spans.some(({ label, text: words }) => label === 'format' && words.includes('A3'))).toBe(
    true,
  );
});

it('what readers are told stays', () => {
  const told = fc.constantFrom(
    'Bring your own pots',
    'No dogs in the hall',
    'Ask Perrin Vale for a table by 1 May',
    'Tea and cake at 3',
  );
  fc.assert(
    fc.property(told, (words) => {
      expect(read(`poster for the plant swap, ${facts}. ${words}`).text).toContain(words);
    }),
    { numRuns: 8 },
  );
});

it('a request for places to write on is followed, and not printed', () => {
  const { text, reading } = read(
    'sign-in sheet for the pottery class, name, time in, and leave space for signatures',
  );
  expect(text).not.toContain('signatures');
  expect(placesOfSpans(reading)).toEqual([{ type: 'signature' }]);
});
