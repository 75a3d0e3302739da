import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { Ledger } from '../facts/ledger.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Slot } from './fill-text.ts';
import { bareCode, slotFactsOf } from './slot-facts.ts';

const text =
  'Cancel my gym membership at FitBarn, member number 55820, on December 31, 2026. From Jordan Ames';
const facts = readFacts(text, readPrompt(text, { today: '2026-11-22' }));

const slotsFor = (isLetter: boolean) => {
  const ledger = new Ledger(facts);
  const slots = slotFactsOf({
    text,
    facts,
    ledger,
    isLetter,
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
  it('date a letter today, and fill its other date slots from the prompt', () => {
    const { slots } = slotsFor(true);
    expect(slots.factFor(slot('date', { isAlone: true }))).toBe('November 22, 2026');
    expect(slots.factFor(slot('date', { index: 6 }))).toContain('December 31');
  });

  it('are phrases of the prompt, and marked as printed', () => {
    const { slots, ledger } = slotsFor(true);
    for (const name of ['from', 'to', 'place', 'money', 'contact', 'item']) {
      const before = ledger.rest().length;
      const fact = slots.factFor(slot(name, { sample: '48213' }));
      if (fact === null) continue;
      expect(text).toContain(fact);
      expect(ledger.rest().length).toBeLessThan(before);
    }
  });

  it('leave at most one gap in a sentence of a letter, and none elsewhere', () => {
    expect(slotsFor(true).slots.mostGaps).toBe(1);
    expect(slotsFor(false).slots.mostGaps).toBe(0);
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
});
