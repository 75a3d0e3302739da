import { describe, expect, it } from 'vitest';
import { fillText, type SlotFacts } from './fill-text.ts';
import { fillValue } from './fill-values.ts';

const slots: SlotFacts = {
  factFor: ({ name, isAlone }) => (name === 'place' ? 'Graz' : name === 'date' && isAlone ? 'today' : null),
  missing: () => 'drop',
  samples: 'drop',
  mostGaps: 0,
  gapName: (name) => name,
};
const filled = (text: string, own: Partial<SlotFacts> = {}): string | null =>
  fillText(text, 'en', { ...slots, ...own });

describe('the text of a template', () => {
  it.each([
    ['As it is.', 'As it is.'],
    ['We meet in {{place: Linz}}.', 'We meet in Graz.'],
    ['We meet in {{place: Linz}}. Bring {{item: a cake}}.', 'We meet in Graz.'],
    ['{{An example as a whole.}} The rest stays.', 'The rest stays.'],
    ['**Access.** Come {{at noon}}. I am there.', '**Access.** I am there.'],
    ['**Only {{item: a cake}}.** The rest stays.', 'The rest stays.'],
    ['Only {{item: a cake}}.', null],
  ])('%j becomes %j', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('never prints a sample without a matching fact, nor unpaired bold marks', () => {
    const parts = [
      '**A.** ',
      'One {{item: SAMPLE}} two. ',
      '{{SAMPLE}} ',
      'In {{place: SAMPLE}}. ',
      '**B {{name: SAMPLE}}.** ',
    ];
    for (let mask = 1; mask < 2 ** parts.length; mask++) {
      const text = filled(parts.filter((_, at) => mask & (1 << at)).join('')) ?? '';
      expect(text).not.toContain('SAMPLE');
      expect((text.match(/\*\*/g)?.length ?? 0) % 2).toBe(0);
    }
  });

  it('has one gap in a long sentence if gaps are allowed', () => {
    const text = 'Please pay the amount of {{money: $12}} to the account that you know.';
    expect(filled(text)).toBeNull();
    expect(filled(text, { mostGaps: 1 })).toContain('[[money]]');
  });
});

describe('a table of a template', () => {
  it('loses rows whose example is removed, and is removed with its last row', () => {
    const table = (rows: string[][]): unknown => ({
      type: 'table',
      table: { header: ['What', 'Since'], rows },
    });
    const example = ['{{item: Heating}}', '{{date: May 4}}'];
    expect(fillValue(table([example, example]), 'en', slots)).toBeUndefined();
    expect(fillValue(table([example, ['Door', '{{place: Linz}}']]), 'en', slots)).toEqual(
      table([['Door', 'Graz']]),
    );
  });
});
