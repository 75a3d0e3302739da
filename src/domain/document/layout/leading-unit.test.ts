import { describe, expect, it } from 'vitest';
import { valueText } from './charts/chart-text.ts';
import { layOutContent } from './lay-out-content.ts';
import { leadsNumber } from './leading-unit.ts';
import { articleWith } from './sample-article.ts';
import { sampleContent } from './sample-contents.ts';

describe('a unit', () => {
  it.each([
    ['$', 'en', true],
    ['€', 'en-GB', true],
    ['US$', 'en', true],
    ['€', 'de', false],
    ['$', 'fr', false],
    ['¥', 'ja', true],
    ['km', 'en', false],
    ['$ million', 'en', false],
  ])('%s in %s precedes its number: %s', (unit, language, expected) => {
    expect(leadsNumber(unit, language)).toBe(expected);
  });

  it('precedes numbers in charts', () => {
    const chart = { labels: [], series: [], title: '', note: '', unit: '$' } as unknown as Parameters<
      typeof valueText
    >[1];
    expect(valueText(1240, chart, 'en')).toBe('$1,240');
    expect(valueText(-5, chart, 'en')).toBe('−$5');
    expect(valueText(1240, chart, 'de')).toBe('1.240\u00a0$');
  });

  it.each([
    ['en', />\$<\/span><span [^>]*>12</],
    ['de', />12<\/span> <span [^>]*>\$</],
  ])('precedes numbers in key figures in %s', (language, expected) => {
    const figures = articleWith([{ type: 'figures', items: [{ value: '12', unit: '$', label: 'a seat' }] }]);
    const { pages } = layOutContent(sampleContent(figures, {}, language));
    expect(pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join('')).toMatch(expected);
  });
});
