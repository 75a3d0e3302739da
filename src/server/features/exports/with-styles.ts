/** Where a style sheet is inserted: at the end of the head, else before the body, else at the end. */
const places = [/<\/head\s*>/i, /<body\b/i];

/** Inserts a style sheet into HTML. Escapes `</style`, the only way CSS could end its element. */
export function withStyles(html: string, css: string): string {
  if (css.trim() === '') return html;
  const style = `<style>${css.replace(/<(?=\/style)/gi, '\\3c ')}</style>`;
  const at = places.map((place) => html.search(place)).find((index) => index >= 0);
  return at === undefined ? html + style : html.slice(0, at) + style + html.slice(at);
}
