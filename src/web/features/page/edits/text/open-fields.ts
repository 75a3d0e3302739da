import { sanitisePreview } from '../../sanitise-preview.ts';
import { parsedPage } from '../parsed-page.ts';
import {
  elementAt,
  type Field,
  fieldsIn,
  isRichField,
  nameOfField,
  pathOf,
  unitsIn,
} from './editable-fields.ts';
import { bySelector } from './edited-words.ts';

/**
 * Keeps a title in its lines while it's edited. Plain-text editing preserves spaces, so those between lines would be
 * lines of their own; a flex container doesn't show them. Typed text wraps instead of leaving the page.
 */
function keepLines(live: HTMLElement): void {
  const line = live.querySelector(':scope > .line');
  if (line && getComputedStyle(line).display === 'block' && getComputedStyle(live).display === 'block') {
    live.style.display = 'flex';
    live.style.flexDirection = 'column';
  }
  const wrap = (): void => {
    if (/^(nowrap|pre)$/.test(getComputedStyle(live).whiteSpace)) live.style.whiteSpace = 'normal';
  };
  live.addEventListener('input', wrap, { once: true });
}

/** Makes the fields of a block editable. Returns those that are the same in the stored page and the preview. */
export function openFields({
  frame,
  articleHtml,
  blockId,
  isContent,
}: {
  readonly frame: Document;
  readonly articleHtml: string;
  readonly blockId: string;
  readonly isContent: boolean;
}): Field[] {
  const source = parsedPage(articleHtml).querySelector(bySelector(blockId));
  // Only the block, because sanitizing a long page delays the first keys.
  const clean = source && sanitisePreview(source.outerHTML).querySelector(bySelector(blockId));
  const block = frame.querySelector(bySelector(blockId));
  if (!source || !clean || !block) return [];
  const language = frame.querySelector('article')?.getAttribute('lang') ?? '';
  return (isContent ? fieldsIn : unitsIn)(clean).flatMap((cleanField): Field[] => {
    const path = pathOf(clean, cleanField);
    const live = elementAt(block, path) as HTMLElement | undefined;
    if (!live || live.tagName !== cleanField.tagName || elementAt(source, path)?.tagName !== live.tagName)
      return [];
    // Without the emoji wrappers, which aren't content.
    live.replaceChildren(...[...cleanField.childNodes].map((node) => frame.importNode(node, true)));
    live.setAttribute('contenteditable', 'plaintext-only');
    // Fallback for browsers without `plaintext-only`; formats are applied, and pastes cleaned, by us.
    if (live.contentEditable !== 'plaintext-only') live.setAttribute('contenteditable', 'true');
    live.spellcheck = true;
    if (language !== '') live.lang = language;
    live.style.outline = '1px dashed #1b33bf';
    live.style.outlineOffset = '2px';
    keepLines(live);
    const isRich = !isContent || isRichField(live);
    return [{ live, path, name: nameOfField(live), before: live.innerHTML, isRich }];
  });
}

export function closeField({ live }: Field): void {
  for (const name of ['contenteditable', 'spellcheck', 'lang']) live.removeAttribute(name);
  for (const name of ['outline', 'outline-offset', 'display', 'flex-direction', 'white-space'])
    live.style.removeProperty(name);
}
