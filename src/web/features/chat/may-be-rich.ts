/** Whether a text may hold Markdown. Most answers are a sentence or two without any, and need nothing to be read with. */
export function mayBeRich(text: string): boolean {
  return /[*_`[]|^ {0,3}(?:#{1,6}|[-+]|\d{1,9}[.)]) /m.test(text);
}
