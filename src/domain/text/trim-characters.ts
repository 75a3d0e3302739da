/*
 * Trimming in linear time. An expression such as /[.,]+$/ is tried again at every run inside the text, which takes
 * quadratic time on hostile input.
 */

/** `text` without the characters of `unwanted` at its end. */
export function trimEndOf(text: string, unwanted: string): string {
  let end = text.length;
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `text` without the characters of `unwanted` at its start. */
export function trimStartOf(text: string, unwanted: string): string {
  let start = 0;
  while (start < text.length && unwanted.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** `text` without the characters of `unwanted` at both ends. */
export function trimOf(text: string, unwanted: string): string {
  return trimStartOf(trimEndOf(text, unwanted), unwanted);
}
