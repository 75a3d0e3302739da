type Bounds = readonly [low: number, high: number];

/** Parses one part of a CSS unicode-range: `U+26`, `U+0-7F` or `U+4??`. */
function boundsOf(part: string): Bounds | null {
  const match = /^u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?$/i.exec(part.trim());
  if (!match) return null;
  const first = match[1] ?? '';
  const low = Number.parseInt(first.replaceAll('?', '0'), 16);
  const high = Number.parseInt(match[2] ?? first.replaceAll('?', 'F'), 16);
  return [low, high];
}

/** Cache: each page is compared with the same ranges of about a hundred faces. */
const known = new Map<string, readonly Bounds[]>();
const mostKnown = 2_000;

/** Parses the parts of a CSS unicode-range, skipping invalid ones. */
export function rangeBounds(unicodeRange: string): readonly Bounds[] {
  const found = known.get(unicodeRange);
  if (found) return found;
  const bounds = unicodeRange.split(',').flatMap((part) => {
    const own = boundsOf(part);
    return own ? [own] : [];
  });
  if (known.size >= mostKnown) known.clear();
  known.set(unicodeRange, bounds);
  return bounds;
}

/** Cache of the last text's code points, because one text is compared with many ranges. */
let last: { readonly text: string; readonly points: readonly number[] } = { text: '', points: [] };

function pointsOf(text: string): readonly number[] {
  if (last.text !== text)
    last = { text, points: [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))] };
  return last.points;
}

/** Returns whether a CSS unicode-range contains any character of the text. */
export function coversAny(unicodeRange: string, text: string): boolean {
  const bounds = rangeBounds(unicodeRange);
  return pointsOf(text).some((point) => bounds.some(([low, high]) => point >= low && point <= high));
}

const hex = (point: number): string => point.toString(16).toUpperCase();

/** Returns the CSS unicode-range of exactly these code points. */
export function rangeOf(points: readonly number[]): string {
  const runs: { low: number; high: number }[] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point <= last.high + 1) last.high = point;
    else runs.push({ low: point, high: point });
  }
  return runs
    .map(({ low, high }) => (low === high ? `U+${hex(low)}` : `U+${hex(low)}-${hex(high)}`))
    .join(',');
}
