import { describe, expect, it } from 'vitest';
import { keyFigure } from './key-figure.ts';

describe('a key figure', () => {
  it.each([
    ['revenue 412k (Q4 388k, Q1 last year 351k)', '412k', 'Revenue', 'Q4 388k, Q1 last year 351k'],
    ['new members 312 vs 268', '312', 'New members', 'vs 268'],
    ['churn 3.1% down from 3.9%', '3.1%', 'Churn', 'down from 3.9%'],
    ['energy cost $211k', '$211k', 'Energy cost', undefined],
    ['1,240 bikes sold', '1,240', 'Bikes sold', undefined],
  ])('has its comparison: %s', (said, value, label, detail) => {
    expect(keyFigure(said, 'en')).toEqual({ value, label, ...(detail && { detail }) });
  });

  it.each([
    'new store opened Feb 10',
    'leakage down from 18.2% to 15.9%',
    'Ridge 29 (214 units)',
    'founded 1998',
    'we met 3 suppliers',
    'next meeting 4 May',
  ])('is nothing that could be read otherwise: %s', (said) => {
    expect(keyFigure(said, 'en')).toBeNull();
  });
});
