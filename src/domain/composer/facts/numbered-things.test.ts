import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headlineOf } from '../page/headline.ts';
import { Ledger } from './ledger.ts';
import { readFacts } from './read-facts.ts';
import { readRequest } from './read-request.ts';

it('a sign is headed by what happens, not by the numbers of what it concerns', () => {
  const event = fc.constantFrom(
    'water off',
    'lift out of order',
    'no parking',
    'heating off',
    'car park closed',
  );
  const things = fc.constantFrom('flats', 'floors', 'rows', 'units', 'lanes');
  const kind = fc.constantFrom('notice', 'NOTICE', 'sign', 'notice:');
  fc.assert(
    fc.property(
      kind,
      event,
      things,
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      (name, what, of, from, more) => {
        const { text, reading } = readRequest(`${name} ${what} Monday, ${of} ${from}–${from + more}`);
        const facts = readFacts(text, reading);
        const headline = headlineOf(facts, new Ledger(facts), 'en').toLowerCase();
        expect(headline.startsWith(what)).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});
