const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the HTML that shows a shared page on a website that its link allows. */
export function embedCode(url: string, title: string): string {
  const [address, name] = [`${url}${url.includes('?') ? '&' : '?'}embed`, title].map(escapeAttribute);
  return `<iframe src="${address}" title="${name}" loading="lazy" allowfullscreen style="width:100%;height:80vh;border:0"></iframe>`;
}
