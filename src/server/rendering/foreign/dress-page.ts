/// <reference lib="dom" />
import type { PageDress } from './page-dress.ts';

export interface DressInput extends Omit<PageDress, 'css'> {
  /** Set when everything is applied. The page is hidden until then. */
  readonly dressedAttribute: string;
  /** Source of the emoji regular expression, because functions can't be passed into the page. */
  readonly emojiSource: string;
}

/**
 * Adds a fallback family to all non-Latin text, and wraps each emoji in an element that its picture is drawn
 * on. Runs in the page: see call-in-page.ts.
 */
export async function dressPage(
  _parts: Record<string, never>,
  { family, emojiClass, emoji, emojiSource, dressedAttribute }: DressInput,
): Promise<void> {
  const beyondLatin = /[^\0-\u024f\u2000-\u206f]/;
  const pictured = new Set(emoji);
  const emojiPattern = new RegExp(emojiSource, 'gv');
  const keyOf = (text: string): string =>
    Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
      .filter((point) => point !== 'fe0f')
      .join('-');

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (beyondLatin.test(text.data) && !text.parentElement?.closest('script,style,template'))
      texts.push(text);
  }
  const parents = new Set(texts.flatMap((text) => (text.parentElement ? [text.parentElement] : [])));
  // Reads all styles before writing any; alternating would force a layout each time and take seconds.
  const families = [...parents].map((parent) => [parent, getComputedStyle(parent).fontFamily] as const);
  for (const [parent, own] of families)
    parent.style.setProperty('font-family', `${own}, "${family}"`, 'important');
  for (const text of pictured.size === 0 ? [] : texts) {
    if (text.parentElement?.closest('svg,math,textarea,title,option')) continue;
    const found = [...text.data.matchAll(emojiPattern)].filter(([match]) => pictured.has(keyOf(match)));
    if (found.length === 0) continue;
    const fragment = document.createDocumentFragment();
    let end = 0;
    for (const { 0: match, index } of found) {
      fragment.append(text.data.slice(end, index));
      const mark = document.createElement('span');
      mark.className = emojiClass;
      mark.dataset.emoji = keyOf(match);
      mark.textContent = match;
      fragment.append(mark);
      end = index + match.length;
    }
    fragment.append(text.data.slice(end));
    text.replaceWith(fragment);
  }
  // Layout loads the faces of some scripts only, and missing-glyph boxes that were drawn once stay.
  const faces = [...document.fonts].filter((face) => face.family.includes(family));
  await Promise.all(faces.map((face) => face.load().catch(() => undefined)));
  document.documentElement.setAttribute(dressedAttribute, '');
}
