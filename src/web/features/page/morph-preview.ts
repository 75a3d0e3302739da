import { Idiomorph } from 'idiomorph';
import { markEmoji } from '../../../domain/document/page-html/emoji.ts';
import { previewStyle } from './preview-page.ts';
import { sanitisePreview } from './sanitise-preview.ts';

/** Fade-in time of a new block. */
const appearMs = 160;

function appear(node: Node): void {
  // No `instanceof`, because the node belongs to the iframe's window.
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  if (element.hasAttribute('data-id'))
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: appearMs, easing: 'ease-out' });
}

/** Returns the inputs of the font selection: art direction, language and non-ASCII letters. */
function styleKey(articleHtml: string): string {
  const head = /<article[^<>]*>/.exec(articleHtml)?.[0] ?? '';
  return head + [...new Set(articleHtml.match(/[^\p{ASCII}]/gu))].sort().join('');
}

/** Updates the iframe's styles for the article. Skipped if nothing changed, because fonts would flicker. */
function renewStyle(frame: Document, articleHtml: string): void {
  const style = frame.querySelector('style');
  const key = styleKey(articleHtml);
  if (!style || style.dataset.key === key) return;
  style.dataset.key = key;
  const css = previewStyle(articleHtml);
  if (style.textContent !== css) style.textContent = css;
}

/**
 * Updates the iframe's document to the given article. Patches existing elements in place to avoid flicker and
 * scroll jumps; new ones fade in. Sanitizes the HTML.
 */
export function morphPreview(frame: Document, articleHtml: string, isAnimated: boolean): void {
  renewStyle(frame, articleHtml);
  const next = sanitisePreview(markEmoji(articleHtml)).querySelector('article');
  const current = frame.querySelector('article');
  if (!next) return;
  if (!current) {
    frame.body.replaceChildren(frame.importNode(next, true));
    return;
  }
  void Idiomorph.morph(current, frame.importNode(next, true), {
    morphStyle: 'outerHTML',
    ...(isAnimated ? { callbacks: { afterNodeAdded: appear } } : {}),
  });
}
