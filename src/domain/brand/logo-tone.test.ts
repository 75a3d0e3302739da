import { expect, it } from 'vitest';
import { logoTone } from './logo-tone.ts';

const pixels = (...colors: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => Array(10).fill(color).flat()));
const clear = [0, 0, 0, 0];

it.each([
  ['black', [[0, 0, 0, 255]], 'dark'],
  ['navy', [[16, 32, 80, 255]], 'dark'],
  ['white', [[255, 255, 255, 255]], 'light'],
  ['red', [[220, 40, 30, 255]], 'middle'],
  [
    'black and yellow',
    [
      [0, 0, 0, 255],
      [250, 200, 0, 255],
    ],
    'middle',
  ],
] as const)('%s on nothing is %s', (_, colors, tone) => {
  expect(logoTone(pixels(clear, ...colors))).toBe(tone);
});

it('has no tone if it fills its box, or shows nothing', () => {
  expect(logoTone(pixels([0, 0, 0, 255], [255, 255, 255, 255]))).toBeNull();
  expect(logoTone(pixels(clear))).toBeNull();
});
