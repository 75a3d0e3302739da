/*
 * Trims characters in linear time. A regular expression such as /[.,]+$/ retries at every run inside the
 * text, which is quadratic for hostile input.
 */

/** Returns `text` without trailing characters of `unwanted`. */
export function trimEndOf(text: string, unwanted: string): string {
  let end = text.length;
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns `text` without leading characters of `unwanted`. */
export function trimStartOf(text: string, unwanted: string): string {
  let start = 0;
  while (start < text.length && unwanted.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** Returns `text` without leading and trailing characters of `unwanted`. */
export function trimOf(text: string, unwanted: string): string {
  return trimStartOf(trimEndOf(text, unwanted), unwanted);
}
