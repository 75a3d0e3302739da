import { textAdvance } from '../kit/text-advance.ts';

/** Lines wider than this many em would be set too small to be a hero. */
const widestLineEm = 4.6;
const mostLines = 4;
/** A further line must make the text larger by this factor to be worth it. */
const worthwhile = 1.12;

/** The ways to break words into so many lines, in order. */
function breaksInto(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((take) =>
    breaksInto(words.slice(take), count - 1).map((rest) => [words.slice(0, take).join(' '), ...rest]),
  );
}

/** Breaks a hero text into as few lines as make it large, the widest of them as narrow as can be. */
export function heroLines(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [''];
  const width = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => textAdvance(line, 'archivo-600', -0.05)));
  let best: readonly string[] = [words.join(' ')];
  let reached = width(best);
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const candidates = words.length > 12 ? [] : breaksInto(words, count);
    const narrowest = candidates.reduce((a, b) => (width(b) < width(a) ? b : a), candidates[0] ?? best);
    if (count > 1 && reached < width(narrowest) * worthwhile) continue;
    best = narrowest;
    reached = width(best);
    if (reached <= widestLineEm) break;
  }
  return best;
}
