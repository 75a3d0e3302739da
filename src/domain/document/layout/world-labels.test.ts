import { expect, test } from 'vitest';
import { inWorldLanguage } from './world-labels.ts';

test('labels have their like in each language, and other words stay', () => {
  expect(inWorldLanguage('Invoice', 'it')).toBe('Fattura');
  expect(inWorldLanguage('Chess club', 'it')).toBe('Chess club');
});
