import { parseText } from '../../../../domain/content/text/inline-text.ts';
import { richHtml } from '../../../../domain/document/layout/rich-text.ts';

interface Replacement {
  /** Null keeps the picture. */
  readonly source: string | null;
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly credit?: string | null;
}

/** Replaces the first picture of a block, and the credit below it. */
export function withPicture(blockHtml: string, { source, alt, focus, credit }: Replacement): string {
  const block = new DOMParser().parseFromString(blockHtml, 'text/html').body.firstElementChild;
  const picture = block instanceof HTMLImageElement ? block : block?.querySelector('img');
  if (!block || !picture) return blockHtml;
  picture.setAttribute('alt', alt.trim());
  picture.style.objectPosition = focus.x === 50 && focus.y === 50 ? '' : `${focus.x}% ${focus.y}%`;
  if (picture.getAttribute('style') === '') picture.removeAttribute('style');
  if (source === null) return block.outerHTML;
  picture.setAttribute('src', source);
  block.querySelector('.picture-credit')?.remove();
  return credit ? withCredit(block, picture, credit) : block.outerHTML;
}

/** A picture that is the whole block gets a figure around it, which holds the credit. */
function withCredit(block: Element, picture: Element, credit: string): string {
  const line = document.createElement('p');
  line.className = 'picture-credit note-text';
  line.innerHTML = richHtml(parseText(credit));
  picture.after(line);
  if (block !== picture) return block.outerHTML;
  const figure = document.createElement('figure');
  figure.className = 'picture';
  for (const name of ['data-id', 'data-name']) {
    const value = picture.getAttribute(name);
    if (value !== null) figure.setAttribute(name, value);
    picture.removeAttribute(name);
  }
  figure.append(picture, line);
  return figure.outerHTML;
}

export function altOf(blockHtml: string): string {
  const parsed = new DOMParser().parseFromString(blockHtml, 'text/html');
  return parsed.querySelector('img')?.alt ?? '';
}
