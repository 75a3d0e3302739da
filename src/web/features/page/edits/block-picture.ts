/** Replaces the first picture of a block; null as source keeps it. */
export function withPicture(
  blockHtml: string,
  source: string | null,
  alt: string,
  focus: { readonly x: number; readonly y: number },
): string {
  const block = new DOMParser().parseFromString(blockHtml, 'text/html').body.firstElementChild;
  const picture = block instanceof HTMLImageElement ? block : block?.querySelector('img');
  if (!block || !picture) return blockHtml;
  if (source !== null) picture.setAttribute('src', source);
  picture.setAttribute('alt', alt.trim());
  picture.style.objectPosition = focus.x === 50 && focus.y === 50 ? '' : `${focus.x}% ${focus.y}%`;
  if (picture.getAttribute('style') === '') picture.removeAttribute('style');
  return block.outerHTML;
}

export function altOf(blockHtml: string): string {
  const parsed = new DOMParser().parseFromString(blockHtml, 'text/html');
  return parsed.querySelector('img')?.alt ?? '';
}
