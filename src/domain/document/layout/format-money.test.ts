import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatMoney, formatQuantity } from './format-money.ts';
import { labelsFor } from './labels.ts';

describe('formatMoney', () => {
  it.each([
    [134000, 'USD', 'en', '$1,340.00', '1,340.00', '$'],
    [134000, 'EUR', 'de', '1.340,00 €', '1.340,00', '€'],
    [2490365, 'CHF', 'de', 'CHF 24’903.65', '24’903.65', 'CHF'],
    [2490365, 'CHF', 'en', 'CHF 24’903.65', '24’903.65', 'CHF'],
    [1200, 'JPY', 'en', '¥1,200', '1,200', '¥'],
    [-40000, 'GBP', 'en', '−£400.00', '−400.00', '£'],
    [0, 'USD', 'en', '$0.00', '0.00', '$'],
    [134_050, 'XXX', 'en', '1,340.50', '1,340.50', ''],
  ])('%i %s in %s is %s', (minor, currency, language, full, plain, symbol) => {
    const money = formatMoney(minor, currency, language);
    expect(money.full.replace(/\u00a0|\u202f/g, ' ')).toBe(full);
    expect(money.plain).toBe(plain);
    expect(money.symbol).toBe(symbol);
  });

  it('rejects an invalid currency code', () => {
    expect(() => formatMoney(1, 'dollars', 'en')).toThrow(RangeError);
  });
});

describe('formatQuantity', () => {
  it("writes decimals in the language's format", () => {
    expect(formatQuantity(7.5, 'de')).toBe('7,5');
    expect(formatQuantity(1200, 'en')).toBe('1,200');
  });
});

describe('formatDate', () => {
  it('formats a date independently of time zones', () => {
    expect(formatDate('2026-03-04', 'en-GB')).toBe('4 March 2026');
    expect(formatDate('2026-03-04', 'en', 'medium')).toBe('Mar 4, 2026');
    expect(formatDate('2026-12-31', 'de')).toBe('31. Dezember 2026');
  });

  it('keeps other text unchanged', () => {
    expect(formatDate('Spring 2026', 'en')).toBe('Spring 2026');
    expect(formatDate('2026-99-99', 'en')).toBe('2026-99-99');
  });
});

describe('labelsFor', () => {
  it('reads the primary language and falls back to English', () => {
    expect(labelsFor('de-CH').due).toBe('Fällig');
    expect(labelsFor('FR').page(1, 2)).toBe('Page 1 sur 2');
    expect(labelsFor('es').total).toBe('Total');
    expect(labelsFor('xx').due).toBe('Due');
  });
});
