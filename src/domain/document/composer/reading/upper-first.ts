/** A text with a capital at its beginning, where it begins with a small letter. */
export function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
