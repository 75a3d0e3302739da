import { describe, expect, it } from 'vitest';
import { drawingCost } from '../../domain/markup/drawing-cost.ts';
import { growthOf, isLinear } from '../testing/growth.ts';
import { refuseCostly } from './refuse-costly.ts';

const levels = (count: number, show: (id: string) => string): string => {
  const groups = Array.from(
    { length: count },
    (_, level) => `<g id="l${level + 1}">${show(`l${level}`).repeat(8)}</g>`,
  );
  return `<svg><rect id="l0" width="9" height="9"/>${groups.join('')}</svg>`;
};
const use = (id: string): string => `<use href="#${id}"/>`;

describe('refuseCostly', () => {
  it.each([
    ['uses', use],
    ['uses of old documents', (id: string) => `<use xlink:href="#${id}"/>`],
    ['masks', (id: string) => `<rect mask="url(#${id})"/>`],
    ['patterns in a style', (id: string) => `<rect style="fill: url('#${id}')"/>`],
  ])('rejects twelve levels of eight %s', async (_name, show) => {
    await expect(refuseCostly(levels(12, show))).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('rejects many regions of a heavy filter', async () => {
    const filter = '<filter id="f"><feTurbulence numOctaves="9"/></filter>';
    const page = `<svg>${filter}${'<rect filter="url(#f)"/>'.repeat(1_000)}</svg>`;
    await expect(refuseCostly(page)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('allows frequently used icons, and circular references', async () => {
    await refuseCostly(`<svg><g id="icon">${'<path/>'.repeat(20)}</g>${use('icon').repeat(2_000)}</svg>`);
    await refuseCostly(`<svg><g id="a">${use('b')}</g><g id="b">${use('a')}</g>${use('a')}</svg>`);
  });

  it('counts in linear time', () => {
    const nested = (size: number): string => `<svg>${'<g id="a"><use href="#a"/></g>'.repeat(size)}</svg>`;
    const deep = (size: number): string => `<svg>${'<g id="a">'.repeat(size)}${use('a')}`;
    expect(growthOf(drawingCost, nested, 40_000)).toSatisfy(isLinear);
    expect(growthOf(drawingCost, deep, 100_000)).toSatisfy(isLinear);
  });
});
