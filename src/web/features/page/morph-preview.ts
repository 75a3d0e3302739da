import { Idiomorph } from 'idiomorph';
import { previewStyle } from './preview-page.ts';
import { sanitisePreview } from './sanitise-preview.ts';

/** A new block comes in this fast. */
const appearMs = 160;

function appear(node: Node): void {
  // No `instanceof`: the node belongs to the frame's own window.
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  if (element.hasAttribute('data-id'))
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: appearMs, easing: 'ease-out' });
}

/**
 * Brings the frame's document to the given article. What is there already is patched in place, so nothing flickers and
 * nothing scrolls away; what is new appears. The markup is sanitised on its way.
 */
export function morphPreview(frame: Document, articleHtml: string, isAnimated: boolean): void {
  const style = frame.querySelector('style');
  const css = previewStyle(articleHtml);
  // Setting the same text again would load the fonts anew.
  if (style && style.textContent !== css) style.textContent = css;
  const next = sanitisePreview(articleHtml).querySelector('article');
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
