import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { Ledger } from '../facts/ledger.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Slot } from './fill-text.ts';
import { bareCode, slotFactsOf } from './slot-facts.ts';

const text =
  'Cancel my gym membership at FitBarn, member number 55820, on December 31, 2026. From Jordan Ames';
const facts = readFacts(text, readPrompt(text, { today: '2026-11-22' }));

const slotsFor = () => {
  const ledger = new Ledger(facts);
  const slots = slotFactsOf({
    text,
    facts,
    ledger,
    written: 'en',
    today: '2026-11-22',
    headline: null,
    ownTitle: () => null,
    samples: 'drop',
  });
  return { ledger, slots };
};
const slot = (name: string, own: Partial<Slot> = {}): Slot => ({
  name,
  index: 0,
  sample: 'a sample',
  isAlone: false,
  isFirst: false,
  isInSentence: false,
  ...own,
});

describe('the facts for the slots of a template', () => {
  it('are phrases of the prompt, and marked as printed', () => {
    const { slots, ledger } = slotsFor();
    for (const name of ['from', 'to', 'place', 'money', 'contact', 'item']) {
      const before = ledger.rest().length;
      const fact = slots.factFor(slot(name, { sample: '48213' }));
      if (fact === null) continue;
      expect(text).toContain(fact);
      expect(ledger.rest().length).toBeLessThan(before);
    }
  });
});

describe('a code', () => {
  it.each([
    ['membership no. 48213', '48213'],
    ['48213', '48213'],
    ['3 weeks', '3 weeks'],
  ])('of %j is %j', (words, code) => {
    expect(bareCode(words)).toBe(code);
  });

  it('are in slots of one name', () => {
    const memo = 'memo to the night shift';
    const read = readFacts(memo, readPrompt(memo, { today: '2026-11-22' }));
    const { factFor } = slotFactsOf({
      text: memo,
      facts: read,
      ledger: new Ledger(read),
      written: 'en',
      today: '2026-11-22',
      headline: null,
      ownTitle: () => null,
      samples: 'drop',
    });
    expect(factFor(slot('to'))).not.toBeNull();
    expect(factFor(slot('to'))).not.toBeNull();
    expect(factFor(slot('name'))).toBeNull();
  });
});
