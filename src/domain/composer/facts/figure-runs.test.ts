import { describe, expect, it } from 'vitest';
import { figureRuns } from './figure-runs.ts';

describe('series of numbers', () => {
  it('are clauses with a name and a number in one unit', () => {
    const text =
      'Sales for Fig & Co: January 18,200, February 21,500, March 26,900 (USD). Online 61%, shops 39%';
    const runs = figureRuns(text, 'en');
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ unit: 'USD', isSeries: true });
    expect(runs[0]?.figures).toMatchObject([
      { label: 'January', written: '18,200', amount: 18200 },
      { label: 'February', written: '21,500', amount: 21500 },
      { label: 'March', written: '26,900', amount: 26900 },
    ]);
    expect(text.slice(runs[0]?.start, runs[0]?.end)).toBe(
      'January 18,200, February 21,500, March 26,900 (USD)',
    );
  });

  it('ignore digits in a unit', () => {
    const [run] = figureRuns('Water: May 320 m3, June 298, July 341', 'en');
    expect(run).toMatchObject({
      unit: 'm3',
      figures: [{ written: '320 m3' }, { written: '298' }, { written: '341' }],
    });
  });

  it('read separators according to the language', () => {
    const [run] = figureRuns('Umsatz: Mai 1.200 €, Juni 1.350 €, Juli 990 €', 'de');
    expect(run?.figures.map(({ amount }) => amount)).toEqual([1200, 1350, 990]);
  });

  it('may count different things', () => {
    const [run] = figureRuns('Overview: 34 staff, 210 roofs installed, 3 offices', 'en');
    expect(run).toMatchObject({ isSeries: false });
    expect(run?.figures.map(({ written, label }) => `${written} ${label}`)).toEqual([
      '34 staff',
      '210 roofs installed',
      '3 offices',
    ]);
  });

  it('exclude years, clauses with two numbers, and mixed units', () => {
    for (const text of [
      'founded 2012, moved 2015, sold 2020',
      'fell from 4 to 3, rose from 2 to 5, held at 1 of 9',
      'rent 900 €, area 60 m, rooms 40 %',
      'one 1, two 2',
    ])
      expect(figureRuns(text, 'en')).toEqual([]);
  });
});
