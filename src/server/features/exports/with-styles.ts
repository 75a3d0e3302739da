/** Where the styles of a page have their place: at the end of its head, else before all that is shown, else at the end. */
const places = [/<\/head\s*>/i, /<body\b/i];

/** HTML with a style sheet in it. The sheet cannot end its element: only `</style` could, and in CSS that is a fault. */
export function withStyles(html: string, css: string): string {
  if (css.trim() === '') return html;
  const style = `<style>${css.replace(/<(?=\/style)/gi, '\\3c ')}</style>`;
  const at = places.map((place) => html.search(place)).find((index) => index >= 0);
  return at === undefined ? html + style : html.slice(0, at) + style + html.slice(at);
}
