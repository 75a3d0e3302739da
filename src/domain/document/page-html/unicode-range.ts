/** Bounds of one part of a CSS unicode-range: `U+26`, `U+0-7F` or `U+4??`. */
function boundsOf(part: string): readonly [number, number] | null {
  const match = /^u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?$/i.exec(part.trim());
  if (!match) return null;
  const first = match[1] ?? '';
  const low = Number.parseInt(first.replaceAll('?', '0'), 16);
  const high = Number.parseInt(match[2] ?? first.replaceAll('?', 'F'), 16);
  return [low, high];
}

/** Whether a CSS unicode-range holds any character of the text. */
export function coversAny(unicodeRange: string, text: string): boolean {
  const bounds = unicodeRange.split(',').flatMap((part) => {
    const found = boundsOf(part);
    return found ? [found] : [];
  });
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return [...points].some((point) => bounds.some(([low, high]) => point >= low && point <= high));
}
