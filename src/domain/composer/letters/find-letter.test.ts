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
  const purposes = ['thank you', 'resignation', 'invitation'];
  const records = headOf('records', 'letter', 'Copies from a clinic', { asks: ['send me my test results'] });

  it('serves if it has the purpose by which another one is found', () => {
    expect(servesAs(records, found('test results'), '', purposes)).toBe(true);
    expect(servesAs(retirement, found('retirements'), '', purposes)).toBe(true);
    expect(servesAs(retirement, found('resignation'), '', purposes)).toBe(false);
  });

  it('serves if no other one is surely found', () => {
    expect(servesAs(retirement, found('resignation', false), '', purposes)).toBe(true);
    expect(servesAs(retirement, null, '', purposes)).toBe(true);
  });

  it('of one purpose serves only who names it, if no other one is surely found', () => {
    const thanks = headOf('helpers', 'letter', 'Thank-you letter to helpers');
    expect(servesAs(thanks, null, 'letter to all parents: we need volunteers for the fair', purposes)).toBe(
      false,
    );
    expect(servesAs(thanks, null, 'thank you letter to the volunteers of the fair', purposes)).toBe(true);
  });
});
