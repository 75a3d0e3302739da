import { expect, test } from 'vitest';
import { inWorldLanguage } from './world-labels.ts';

test('translates labels and keeps other text', () => {
  expect(inWorldLanguage('Invoice', 'it')).toBe('Fattura');
  expect(inWorldLanguage('Chess club', 'it')).toBe('Chess club');
});
