/** Everything a page needs is inlined before it is rendered. Frames made of the page's own text inherit this. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** What may stand before the first element without changing how the page is read: marks, comments, the doctype. */
const prologue = /^\uFEFF?(?:\s|<!--[\s\S]*?-->|<\?[^>]*>)*(?:<!doctype[^>]*>)?/i;

/**
 * Puts the policy before anything that the page itself says. Before the doctype it would switch the page to
 * quirks mode; between doctype and <html> the parser makes the head for it, and merges what follows.
 */
export function withContentPolicy(html: string, trustedCss = ''): string {
  const end = prologue.exec(html)?.[0].length ?? 0;
  const style = trustedCss === '' ? '' : `<style>${trustedCss.replace(/<(?=[/!])/g, '\\3c ')}</style>`;
  return html.slice(0, end) + meta + style + html.slice(end);
}
