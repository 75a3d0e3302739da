import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';

function noticeOf(prompt: string): { readonly head: string | undefined; readonly lines: readonly string[] } {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { headline, sheet } = readFacts(text, reading);
  const points = sheet?.parts.flatMap((part) => (part.type === 'points' ? part.items : [])) ?? [];
  const facts = sheet?.facts.map(({ label, value }) => (label ? `${label} ${value}` : value)) ?? [];
  return { head: headline?.text, lines: [...(sheet?.lead ?? []), ...points, ...facts] };
}

describe('the message of a sign', () => {
  it('stands as it was typed, sentence by sentence', () => {
    expect(
      noticeOf('sign: SAUNA CLOSED for repairs until Monday 9am. sorry! - Front desk, Harbor Baths'),
    ).toEqual({
      head: 'SAUNA CLOSED for repairs',
      lines: ['until Monday 9am', 'sorry!', 'Front desk, Harbor Baths'],
    });
  });

  it('keeps the words that forbid something', () => {
    expect(noticeOf('sign for the kitchen: Hot plate - Do not touch - back on Friday').lines).toEqual([
      'Do not touch',
      'back on Friday',
    ]);
  });

  it('is one sentence however many commas a date has', () => {
    expect(
      noticeOf('Aushang im Flur: Am Freitag, 6. Juni, wird von 9 bis 11 Uhr der Strom abgestellt.').lines,
    ).toEqual(['Am Freitag, 6. Juni, wird von 9 bis 11 Uhr der Strom abgestellt']);
  });

  it('has a line for each of many clauses', () => {
    expect(
      noticeOf(
        'notice: back gate locked from Monday, use the front gate on Mill Lane, parcels go to the porch behind the bins, questions to Ida 01632 960411',
      ).lines,
    ).toEqual([
      'from Monday',
      'use the front gate on Mill Lane',
      'parcels go to the porch behind the bins',
      'questions to Ida 01632 960411',
    ]);
  });
});
