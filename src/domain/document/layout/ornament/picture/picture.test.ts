import { describe, expect, test } from 'vitest';
import type { ArtDirection } from '../../../../content/choices.ts';
import { sample } from '../../../../full-run.test-data.ts';
import { sanitiseBlock } from '../../../sanitise/sanitise-article.ts';
import { pictureHtml } from '../../blocks/picture-frame.ts';
import { sampleContent, sampleFlyer } from '../../sample-contents.ts';
import { computedText } from '../../text/field-text.ts';
import { ornament } from '../ornament.ts';
import { seededRandom } from '../random.ts';
import { readDrawing } from './notation.ts';
import { extentOf } from './outline.ts';
import { drawingOf } from './picture.ts';
import { pictureOf } from './picture-studio.ts';
import { subjectNames } from './subjects/subjects.ts';

/** One direction per drawing style. */
const directions: readonly ArtDirection[] = ['organic', 'editorial', 'poster'];
const largestBytes = 12_000;

const svgOf = (motif: string, direction: ArtDirection, seed = 7): string =>
  String(ornament({ motif, isSubject: true, seed, direction, place: 'picture' }));
const shapesIn = (svg: string): readonly string[] => svg.match(/<(?:path|circle|rect)\b[^>]*>/g) ?? [];
/** Returns the shapes that are at least partly visible in the drawing's box. */
function seenIn(svg: string): readonly string[] {
  return shapesIn(svg).filter((shape) => {
    if (shape.startsWith('<rect')) return true;
    const numbers = (/ d="([^"]+)"/.exec(shape)?.[1] ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    return Math.max(...xs) > 0 && Math.min(...xs) < 600 && Math.max(...ys) > 0 && Math.min(...ys) < 400;
  });
}
const coloursIn = (svg: string): ReadonlySet<string> =>
  new Set(shapesIn(svg).map((shape) => /class="([^"]+)"/.exec(shape)?.[1] ?? ''));

test('has at least 120 subjects', () => {
  expect(subjectNames.length).toBeGreaterThanOrEqual(120);
});

test.each(subjectNames)('draws %s from existing parts, mostly within its field', (name) => {
  const shapes = readDrawing(drawingOf(name), seededRandom(1), drawingOf);
  expect(shapes.length).toBeGreaterThanOrEqual(2);
  const within = shapes.filter(({ outline }) => {
    const { left, top, right, bottom } = extentOf([outline]);
    return right > 0 && left < 100 && bottom > 0 && top < 100;
  });
  expect(within.length).toBeGreaterThanOrEqual(Math.max(2, shapes.length * 0.7));
});

describe.each(directions)('the hand of %s', (direction) => {
  test.each(sample(subjectNames, 20))(
    'draws %s in few bytes, deterministic by seed, and sanitized',
    (name) => {
      for (const seed of [1, 4_242]) {
        const draw = (): string => pictureOf([name], direction, 'picture').draw(seededRandom(seed)).join('');
        const drawn = draw();
        expect(drawn).toBe(draw());
        expect(drawn).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]{3}/i);
        expect(seenIn(drawn).length).toBeGreaterThanOrEqual(4);
        expect(coloursIn(drawn).size).toBeGreaterThanOrEqual(2);
        expect(drawn.length).toBeLessThanOrEqual(largestBytes);
      }
    },
  );

  test('draws one subject differently for two seeds', () => {
    const some = sample(subjectNames, 20);
    const differing = some.filter((name) => {
      const draw = (seed: number): string =>
        pictureOf([name], direction, 'picture').draw(seededRandom(seed)).join('');
      return new Set([1, 2, 3, 4].map(draw)).size >= 2;
    });
    expect(differing).toEqual(some);
  });

  test.each([
    '',
    ' ',
    'qwertz uiop',
    '…!?',
    '🦄',
    'ß',
    '0',
    'a'.repeat(5_000),
    'constructor',
    '__proto__',
    '<svg onload=alert(1)>',
    'Dr. Ng’s 4th über-long & “quoted” thing',
    '漢',
    'ـ',
    '\u0000',
  ])('is never empty: %j', (motif) => {
    const drawn = svgOf(motif, direction);
    expect(seenIn(drawn).length).toBeGreaterThanOrEqual(4);
    expect(coloursIn(drawn).size).toBeGreaterThanOrEqual(2);
    const clean = sanitiseBlock(`<div>${drawn}</div>`);
    expect(shapesIn(clean).length).toBe(shapesIn(drawn).length);
  });

  test('shows two subjects of a phrase together', () => {
    const both = svgOf('a moon and a teddy bear', direction);
    expect(shapesIn(both).length).toBeGreaterThan(shapesIn(svgOf('a moon', direction)).length);
  });
});

test('draws a picture block without an address, with alt text', () => {
  const look = sampleContent(sampleFlyer, { direction: 'organic' }).look;
  const text = computedText('a moon & a teddy bear');
  const html = pictureHtml({ text }, 'b1', { ...look, tokens: {} });
  expect(html).toContain('role="img" aria-label="a moon &amp; a teddy bear"');
  expect(html).toContain('class="art is-drawn"');
  expect(html).toMatch(/data-shows="words (?:teddy moon|moon teddy)"/);
  const other = pictureHtml({ text }, 'b2', { ...look, tokens: {} });
  expect(other.replaceAll('b2', 'b1')).not.toBe(html);
});
