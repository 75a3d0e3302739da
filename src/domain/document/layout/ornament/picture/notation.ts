import type { Random } from '../geometry.ts';
import { turned } from './outline.ts';
import { plainParts } from './parts/plain.ts';
import { things } from './parts/things.ts';
import { type Draw, type Hue, hues, placeShapes, type Shape } from './shape.ts';

/*
 * A subject is written as lines of text, one part each, in a field of 100 × 100:
 *
 *   red disc 50 60 20          a part with its hue and numbers
 *   gold line 2 40 20 60 20~3  a number that varies by up to 3 with the seed
 *   - dark disc 44 56 2        a detail omitted in simpler styles
 *   use apple 20 40 .5 -10     another subject: left, top, scale, turn
 *   turn 12 50 50              rotates the following parts around a point, up to `end`
 *
 * Parts and the order of their numbers: parts/plain.ts and parts/things.ts.
 */

const parts: Readonly<Record<string, Draw>> = { ...plainParts, ...things };
const isHue = (word: string): word is Hue => (hues as readonly string[]).includes(word);

function numberOf(word: string, random: Random): number {
  const [middle = '0', reach] = word.split('~');
  return Number(middle) + (reach === undefined ? 0 : (random() * 2 - 1) * Number(reach));
}

/** Parses the shapes of a subject. Throws on an invalid line, because drawings are part of the program. */
export function readDrawing(
  drawing: string,
  random: Random,
  find: (name: string) => string,
): readonly Shape[] {
  const shapes: Shape[] = [];
  let turning: readonly [degrees: number, x: number, y: number] | null = null;
  const add = (found: readonly Shape[]): void => {
    const around = turning;
    shapes.push(
      ...(around
        ? found.map((shape) => ({
            ...shape,
            outline: turned(shape.outline, around[0], [around[1], around[2]]),
          }))
        : found),
    );
  };
  for (const line of drawing.split('\n')) {
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const isFine = words[0] === '-';
    const [first = '', second = '', ...rest] = isFine ? words.slice(1) : words;
    const read = (texts: readonly string[]): number[] => texts.map((text) => numberOf(text, random));
    if (first === 'end') turning = null;
    else if (first === 'turn') {
      const [degrees = 0, x = 50, y = 50] = read([second, ...rest]);
      turning = [degrees, x, y];
    } else if (first === 'use') {
      const [x = 0, y = 0, scale = 1, turn = 0] = read(rest);
      add(placeShapes(readDrawing(find(second), random, find), { at: [x, y], scale, turn }));
    } else {
      const draw = parts[second];
      if (!draw || !isHue(first)) throw new Error(`Not a part of a drawing: ${line.trim()}`);
      const drawn = draw(read(rest), first, random);
      add(isFine ? drawn.map((shape) => ({ ...shape, isFine: true })) : drawn);
    }
  }
  return shapes;
}
