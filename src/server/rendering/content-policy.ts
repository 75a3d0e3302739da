/** Everything a page needs is inlined before rendering. srcdoc frames inherit the policy. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * What may precede the first element without changing how the page is parsed: byte order mark, comments, the
 * doctype.
 */
const prologue = /^\uFEFF?(?:\s|<!--[\s\S]*?-->|<\?[^>]*>)*(?:<!doctype[^>]*>)?/i;

/**
 * Inserts the policy before the page's own markup. Before the doctype it would trigger quirks mode; between
 * doctype and <html> the parser creates the head for it and merges what follows.
 */
export function withContentPolicy(html: string, trustedCss = ''): string {
  const end = prologue.exec(html)?.[0].length ?? 0;
  const style = trustedCss === '' ? '' : `<style>${trustedCss.replace(/<(?=[/!])/g, '\\3c ')}</style>`;
  return html.slice(0, end) + meta + style + html.slice(end);
}
