/** Replaces the first picture of a block. */
export function withPicture(blockHtml: string, source: string, alt: string): string {
  const block = new DOMParser().parseFromString(blockHtml, 'text/html').body.firstElementChild;
  const picture = block instanceof HTMLImageElement ? block : block?.querySelector('img');
  if (!block || !picture) return blockHtml;
  picture.setAttribute('src', source);
  picture.setAttribute('alt', alt.trim());
  return block.outerHTML;
}

export function altOf(blockHtml: string): string {
  const parsed = new DOMParser().parseFromString(blockHtml, 'text/html');
  return parsed.querySelector('img')?.alt ?? '';
}
