import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { rollingGround } from './height-field.ts';
import { levelLines } from './level-lines.ts';
import { lineFieldStudio } from './line-field-studio.ts';

const box = { width: 800, height: 540 };
const cell = 16;

describe('levelLines', () => {
  it('draws one closed ring around a single hill', () => {
    const cone = (x: number, y: number): number => 1 - Math.hypot(x - 400, y - 270) / 200;
    const lines = levelLines(cone, box, cell, 0.5);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.isClosed).toBe(true);
    for (const [x, y] of lines[0]?.points ?? []) expect(Math.hypot(x - 400, y - 270)).toBeCloseTo(100, 0);
  });

  it('lets a line leave the box at both ends of a slope', () => {
    const lines = levelLines((_, y) => y / 540, box, cell, 0.5);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.isClosed).toBe(false);
    expect(lines[0]?.points.every(([, y]) => Math.abs(y - 270) < 0.01)).toBe(true);
  });

  it('keeps lines of two heights from crossing', () => {
    const ground = rollingGround(box, seededRandom(9));
    for (const level of [0.2, 0.4]) {
      const heights = levelLines(ground, box, cell, level).flatMap(({ points }) =>
        points.map(([x, y]) => ground(x, y)),
      );
      expect(heights.length).toBeGreaterThan(20);
      for (const height of heights) expect(Math.abs(height - level)).toBeLessThan(0.05);
    }
  });
});

describe('lineFieldStudio', () => {
  it('draws the same field for the same seed, in a few thousand characters', () => {
    for (const place of ['opening', 'head', 'foot', 'cover'] as const) {
      const draw = (seed: number): string =>
        lineFieldStudio(place, null, seed).draw(seededRandom(seed)).join('');
      expect(draw(4)).toBe(draw(4));
      expect(draw(4)).not.toBe(draw(5));
      expect(draw(4).length).toBeLessThan(14_000);
    }
  });
});
