/** A picture in Markdown: `![alt](address)`. */
export interface MarkdownPicture {
  readonly alt: string;
  readonly address: string;
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a function that finds the next of two characters at or after an offset. Offsets must not decrease;
 * the text is then scanned only once.
 */
function createFinder(text: string, wanted: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    found = from;
    while (found < text.length && !wanted.includes(text.charAt(found))) found += 1;
    return found;
  };
}

/**
 * Yields the pictures of a Markdown text in order, in linear time. Neither alt text nor address may contain a
 * line break.
 */
export function* markdownPictures(text: string): Generator<MarkdownPicture> {
  const endOfAlt = createFinder(text, ']\n');
  const endOfAddress = createFinder(text, ')\n');
  let start = text.indexOf('![');
  while (start >= 0) {
    const bracket = endOfAlt(start + 2);
    const close = text.startsWith('](', bracket) ? endOfAddress(bracket + 2) : -1;
    const isPicture = close >= 0 && text[close] === ')';
    if (isPicture) {
      const alt = text.slice(start + 2, bracket);
      yield { alt, address: text.slice(bracket + 2, close), start, end: close + 1 };
    }
    start = text.indexOf('![', isPicture ? close + 1 : start + 2);
  }
}

/** Replaces the pictures of a text; `null` keeps a picture unchanged. */
export function replacePictures(text: string, replace: (picture: MarkdownPicture) => string | null): string {
  let result = '';
  let at = 0;
  for (const picture of markdownPictures(text)) {
    result += text.slice(at, picture.start) + (replace(picture) ?? text.slice(picture.start, picture.end));
    at = picture.end;
  }
  return result + text.slice(at);
}
