import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { withTypedLines } from './typed-lines.ts';

const nothing = { rows: [], others: [] };
const partsOf = (text: string): string[] =>
  (withTypedLines(text, nothing, 'en')?.rows ?? []).map(({ parts }) =>
    parts.map((part) => `${part.label} ${text.slice(part.start, part.end)}`).join(', '),
  );

describe('lines of a bill on lines of their own', () => {
  it('end with their prices', () => {
    expect(
      partsOf(
        'invoice\ncallout £65\n- 22mm valves x3 @ 7.40\n3 x filters @ £4\nlabor 4.5 hrs @ £48\npipe 6m @ 8.25\npump 189.00',
      ),
    ).toEqual([
      'name callout, amount £65',
      'name 22mm valves, qty 3, rate 7.40',
      'qty 3, name filters, rate £4',
      'name labor, qty 4.5, unit hrs, rate £48',
      'name pipe, qty 6, unit m, rate 8.25',
      'name pump, amount 189.00',
    ]);
  });

  it('are none if a number beside the price may be a quantity, or if they tell a sum', () => {
    expect(partsOf('mugs 24 £96\nplates 12 £60\ndeposit £50\ntotal £156')).toEqual([]);
    expect(partsOf('paint 46 m² at £14\nceiling 24 m² at £16\n3 doors at £85\nmats from £12')).toEqual([]);
  });

  it('have to be at least three', () => {
    expect(withTypedLines('callout £65\npump £90', nothing, 'en')).toBeNull();
  });

  it('stand beside the parties behind "from:" and "to:", with their addresses', () => {
    const text =
      'invoice\nfrom: Rook Plumbing, 2 Hill Rd, Hull\nto: Mrs Adams\ncallout £65\npump £90\ntap £12';
    expect(withTypedLines(text, nothing, 'en')?.others.map((part) => `${part.label} ${part.text}`)).toEqual([
      'from Rook Plumbing',
      'fromaddr 2 Hill Rd, Hull',
      'to Mrs Adams',
    ]);
  });

  it('make a bill, whose total stays open where a line is uncertain', () => {
    const bill = (prompt: string) => {
      const { text, reading } = readRequest(prompt, { today: '2026-05-04' });
      return readFacts(text, reading).bill?.bill.lines.map(({ quantity, rate }) => [quantity, rate]);
    };
    const lines =
      'invoice\nfrom: Rook Plumbing, 2 Hill Rd\nto: Mrs Adams, 5 Mill Ln\ncallout £65\n22mm valves x3 @ 7.40\nLowa pump 189.00';
    expect(bill(lines)).toEqual([
      [1, 65],
      [3, 7.4],
      [1, 189],
    ]);
  });
});
