import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { kitStylesheet } from '../../../domain/document/kit/index.ts';
import { componentGuide } from './component-guide.ts';

/** Unstyled classes, used only by assistive tools and code. */
const unstyled = new Set([
  'paragraph',
  'heading-3',
  'callout-note',
  'callout-body',
  'column-text',
  'moment-text',
  'step-text',
  'definition-text',
  'signature-name',
  'flow',
]);

describe('the guide to the components', () => {
  it('contains only classes that the kit styles', () => {
    const css = kitStylesheet();
    const named = [...componentGuide.matchAll(/class="([^"]+)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    const missing = named.filter((name) => !unstyled.has(name) && !css.includes(`.${name}`));
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('has a chart example that can be drawn, and is short', () => {
    const figure = /<figure class="chart-figure".*?<\/figure>/s.exec(componentGuide)?.[0] ?? '';
    const html = assembleArticle({
      title: 'T',
      language: 'en',
      format: 'a4',
      orientation: 'portrait',
      direction: 'swiss',
      theme: 'light',
      tokens: {},
      pages: [{ id: 'p1', className: 'page-article', blocks: [{ id: 'c', html: figure }] }],
    });
    expect(html).toContain('<svg class="chart chart-columns"');
    expect(html).toContain('31%');
    expect(componentGuide.length).toBeLessThan(4_900);
  });
});
