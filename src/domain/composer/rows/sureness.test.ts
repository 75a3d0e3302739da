import { describe, expect, it } from 'vitest';
import type { RowReading } from '../../rows/read-rows.ts';
import { rowsOf } from './marked-rows.test-data.ts';
import { areSure } from './sureness.ts';

/** Returns whether rows that follow one another on one line are sure, with their first word in doubt. */
function areRunOnSure(marked: readonly string[]): boolean {
  const { text, rows } = rowsOf(marked);
  const [first, ...others] = rows.map((row, at) => ({
    ...row,
    parts: row.parts.map((part) => ({ ...part, confidence: at === 0 ? 0.1 : 1 })),
  }));
  const reading: RowReading = { rows: first ? [first, ...others] : [], others: [] };
  return areSure(text.replaceAll('\n', ' '), reading, 'en');
}

describe('rows that follow one another without punctuation', () => {
  it('are told apart by their words', () => {
    expect(areRunOnSure(['[time]9 [name]roll call', '[time]10 [name]rowing', '[time]11 [name]soup'])).toBe(
      true,
    );
    expect(areRunOnSure(['[name]roll call [time]9', '[name]rowing [time]10', '[name]soup [time]11'])).toBe(
      true,
    );
  });

  it('are in doubt if their days are apart from their names', () => {
    const rows = [
      '[name]clerk [place]Orme Ltd',
      '[date]2018-2023',
      '[name]porter [place]Quay Inn',
      '[date]2014',
    ];
    expect(areRunOnSure(rows)).toBe(false);
  });
});

describe('rows on one line', () => {
  const areSureOn = (marked: readonly string[]): boolean => {
    const { text, rows } = rowsOf(marked);
    return areSure(text.replaceAll('\n', ', '), { rows, others: [] }, 'en');
  };

  it('are in doubt if the name of one has a comma like those between them', () => {
    expect(areSureOn(['[qty]2 [name]tents', '[qty]9 [name]pegs', '[qty]1 [name]mallet'])).toBe(true);
    expect(areSureOn(['[qty]2 [name]tents', '[qty]9 [name]pegs, rope', '[qty]1 [name]mallet'])).toBe(false);
    expect(areSureOn(['[qty]2 [name]tents', '[qty]9 [name]pegs (long, bent)', '[qty]1 [name]mallet'])).toBe(
      true,
    );
  });

  it('are in doubt if the day of one ends the row before', () => {
    const { text, rows } = rowsOf([
      '[time]9 [name]sums, Tue',
      '[time]10 [name]botany, Wed',
      '[time]1 [name]oars',
    ]);
    expect(areSure(text.replaceAll('\n', ' '), { rows, others: [] }, 'en')).toBe(false);
  });

  it('are in doubt if the name of one has a figure', () => {
    expect(areSureOn(['[name]takings 1.9m up [qty]4%', '[name]staff [qty]31', '[name]boats [qty]7'])).toBe(
      false,
    );
  });
});
