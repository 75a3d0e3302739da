import { Idiomorph } from 'idiomorph';
import { markEmoji } from '../../../domain/document/page-html/emoji.ts';
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

/** What the choice of font faces depends on: art direction, language and the letters beyond ASCII. */
function styleKey(articleHtml: string): string {
  const head = /<article[^<>]*>/.exec(articleHtml)?.[0] ?? '';
  return head + [...new Set(articleHtml.match(/[^\p{ASCII}]/gu))].sort().join('');
}

/** Brings the frame's styles to what the article needs. Leaves them alone when nothing changes: fonts would flicker. */
function renewStyle(frame: Document, articleHtml: string): void {
  const style = frame.querySelector('style');
  const key = styleKey(articleHtml);
  if (!style || style.dataset.key === key) return;
  style.dataset.key = key;
  const css = previewStyle(articleHtml);
  if (style.textContent !== css) style.textContent = css;
}

/**
 * Brings the frame's document to the given article. What is there already is patched in place, so nothing flickers and
 * nothing scrolls away; what is new appears. The markup is sanitised on its way.
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
