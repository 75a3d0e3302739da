import { describe, expect, it } from 'vitest';
import { keyFigure } from './key-figure.ts';

describe('a key figure', () => {
  it.each([
    ['turnover 734k (May 690k, June last year 655k)', '734k', 'Turnover', 'May 690k, June last year 655k'],
    ['new members 312 vs 268', '312', 'New members', 'vs 268'],
    ['churn 3.1% down from 3.9%', '3.1%', 'Churn', 'down from 3.9%'],
    ['energy cost $211k', '$211k', 'Energy cost', undefined],
    ['2,615 loaves baked', '2,615', 'Loaves baked', undefined],
  ])('has its comparison: %s', (said, value, label, detail) => {
    expect(keyFigure(said, 'en')).toEqual({ value, label, ...(detail && { detail }) });
  });

  it.each([
    'new store opened Feb 10',
    'absences down from 7.4% to 6.1%',
    'Ridge 29 (214 units)',
    'founded 1998',
    'we met 3 suppliers',
    'next meeting 4 May',
  ])('is nothing that could be read otherwise: %s', (said) => {
    expect(keyFigure(said, 'en')).toBeNull();
  });
});
