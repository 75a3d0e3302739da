import { describe, expect, it } from 'vitest';
import { headOf } from '../templates/template-head.test-data.ts';
import { type FoundLetter, servesAs } from './find-letter.ts';

const found = (purpose: string, isSure = true): FoundLetter => ({
  head: headOf('plain', 'letter', 'Plain letter', { outline: [purpose] }),
  isSure,
  purpose,
});

describe('a letter chosen for what a prompt tells', () => {
  const retirement = headOf('retirement', 'letter', 'Notice of retirement', { words: ['boss', 'last day'] });
  const records = headOf('records', 'letter', 'Copies from a clinic', { asks: ['send me my test results'] });

  it('serves if it has the purpose by which another one is found', () => {
    expect(servesAs(records, found('test results'))).toBe(true);
    expect(servesAs(retirement, found('retirements'))).toBe(true);
    expect(servesAs(retirement, found('resignation'))).toBe(false);
  });

  it('serves if no other one is surely found', () => {
    expect(servesAs(retirement, found('resignation', false))).toBe(true);
    expect(servesAs(retirement, null)).toBe(true);
  });
});
