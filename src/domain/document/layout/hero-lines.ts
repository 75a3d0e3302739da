import type { ArtDirection } from '../../content/choices.ts';
import { directions } from '../kit/directions/directions.ts';
import { unbrokenWords } from '../kit/kept-words.ts';
import { textAdvance } from '../kit/text-advance.ts';

/** Maximum width of a line in em; wider lines would be too small for a hero. */
const widestLineEm = 4.6;
const mostLines = 4;
/** Minimum gain in type size that justifies another line. */
const worthwhile = 1.12;

/** Returns all ways to break words into `count` lines. */
function breaksInto(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((take) =>
    breaksInto(words.slice(take), count - 1).map((rest) => [words.slice(0, take).join(' '), ...rest]),
  );
}

const wordsOf = (text: string): readonly string[] => unbrokenWords(text);

type Measure = (lines: readonly string[]) => number;

const widthOf: Measure = (lines) => Math.max(...lines.map((line) => textAdvance(line, 'archivo-600', -0.05)));

/** Measures widths in the hero face of a direction. */
const widthIn = (direction: ArtDirection): Measure => {
  const { face, trackingEm, isCapitals } = directions[direction].hero;
  return (lines) =>
    Math.max(...lines.map((line) => textAdvance(isCapitals ? line.toUpperCase() : line, face, trackingEm)));
};

/** With more words, trying every break takes too long. */
const mostWords = 12;

/** Fills lines up to a width; the last one takes the rest. */
function filled(words: readonly string[], count: number, most: number, width: Measure): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of words) {
    const longer = open === '' ? word : `${open} ${word}`;
    const isFull = open !== '' && lines.length < count - 1 && width([longer]) > most;
    if (isFull) lines.push(open);
    open = isFull ? word : longer;
  }
  return [...lines, open];
}

/** Breaks many words into about equal lines, by bisecting the width that they need. */
function evenly(words: readonly string[], count: number, width: Measure): readonly string[] {
  const whole = width([words.join(' ')]);
  let low = whole / count;
  let high = whole;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (width(filled(words, count, middle, width)) <= middle) high = middle;
    else low = middle;
  }
  return filled(words, count, high, width);
}

/** Returns the narrowest way to break words into `count` lines. */
function narrowest(words: readonly string[], count: number, width: Measure = widthOf): readonly string[] {
  if (words.length > mostWords) return evenly(words, count, width);
  const candidates = breaksInto(words, count);
  return candidates.reduce((a, b) => (width(b) < width(a) ? b : a), candidates[0] ?? [words.join(' ')]);
}

/** Line height in a hero, as a share of its type size. */
const lineHeight = 0.95;

/** Breaks a text into the lines that allow the largest type in a box; px or any other unit. */
export function linesFilling(
  text: string,
  box: { readonly width: number; readonly height: number },
  direction: ArtDirection,
): readonly string[] {
  const width = widthIn(direction);
  const words = wordsOf(text);
  const counts = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => index + 1);
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(box.width / width(lines), box.height / (lines.length * lineHeight));
  return counts
    .map((count) => narrowest(words, count, width))
    .reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), [words.join(' ')]);
}

/** Lines shorter than this share of the longest one leave space for a drawing. */
const shortLine = 0.68;

/** Returns whether the first or the last line leaves space for a drawing. */
export function roomBeside(lines: readonly string[], direction: ArtDirection): 'first' | 'last' | null {
  const width = widthIn(direction);
  const longest = width(lines);
  const isShort = (line: string | undefined): boolean =>
    line !== undefined && width([line]) <= longest * shortLine;
  if (isShort(lines[0])) return 'first';
  return isShort(lines.at(-1)) ? 'last' : null;
}

/** Breaks a hero text into as few lines as allow large type, minimizing the widest line. */
export function heroLines(text: string): readonly string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [''];
  let best: readonly string[] = [words.join(' ')];
  let reached = widthOf(best);
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const broken = narrowest(words, count);
    if (count > 1 && reached < widthOf(broken) * worthwhile) continue;
    best = broken;
    reached = widthOf(best);
    if (reached <= widestLineEm) break;
  }
  return best;
}
