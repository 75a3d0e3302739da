import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import type { KindId } from '../page/kinds.ts';

function kindOf(prompt: string): { kind: KindId | null; kindText: string | null } {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { kind, kindText } = readFacts(text, reading);
  return { kind, kindText };
}

describe('the kind of a prompt', () => {
  it.each([
    ['inv 118 to Bell & Sons, 3 hours at $60', 'invoice'],
    ['rcpt for Mr Hale, $40 cash for the lamp', 'receipt'],
    ['Fatt. 12 a Studio Neri, 3 ore a 40 €', 'invoice'],
  ])('is found by its abbreviation: %s', (prompt, kind) => {
    expect(kindOf(prompt).kind).toBe(kind);
  });

  it('is named behind the words for its occasion', () => {
    const { kind, kindText } = kindOf('Spring planning agenda, Mon 3 March 9:00, budget, staff, roof');
    expect(kind).toBe('agenda');
    expect(kindText).toMatch(/agenda$/);
  });

  it('is a bill that is named in any clause, if there are prices', () => {
    expect(kindOf('2 windows at $140, 3 sills at $35. Invoice 31 from Lee Joinery to Ann Poe').kind).toBe(
      'invoice',
    );
    expect(kindOf('The choir meets on Monday. Bring water').kind).not.toBe('invoice');
  });

  it('stays open in a prompt that only names a subject, or says next to nothing', () => {
    for (const prompt of ['hello', 'volcanoes', '🎉', 'the French Revolution'])
      expect(kindOf(prompt).kind).toBeNull();
  });

  it('stays a letter if the letter tells of prices', () => {
    const prompt =
      'letter to Rowan Gas: the bill of $310 is wrong, last month was $60, I paid $60, please correct it';
    expect(kindOf(prompt).kind).toBe('letter');
  });

  it('is asked for with a verb', () => {
    expect(kindOf('bitte Rechnung schreiben an Frau Abt: 3 Stunden zu 40 €').kind).toBe('invoice');
  });
});
