/** Returns whether a text may contain Markdown. Most answers don't, and need no parser. */
export function mayBeRich(text: string): boolean {
  return /[*_`[]|^ {0,3}(?:#{1,6}|[-+]|\d{1,9}[.)]) /m.test(text);
}
