import { elementAt, marked, nameOfField } from './editable-fields.ts';

export const bySelector = (id: string): string => `[data-id="${CSS.escape(id)}"]`;

/** Removes placeholder marks; keeps elements that have their own id or class. */
function unmark(element: HTMLElement): void {
  element.classList.remove('gap', 'sample');
  delete element.dataset.gap;
  delete element.dataset.sample;
  const { id, field, value } = element.dataset;
  if (element.classList.length > 0 || id !== undefined || field !== undefined || value !== undefined) return;
  element.replaceWith(...element.childNodes);
}

/** Removes the marks of placeholders and sample texts that were changed. */
export function unmarkChanged(content: Element, before: string): void {
  const former = new Set(
    [...new DOMParser().parseFromString(before, 'text/html').querySelectorAll(marked)].map(
      ({ textContent }) => textContent,
    ),
  );
  for (const element of content.querySelectorAll<HTMLElement>(marked)) {
    if (!former.has(element.textContent)) unmark(element);
  }
}

export interface NewWords {
  readonly path: readonly number[];
  readonly name: string | null;
  readonly html: string;
}

/** A page with new text. */
export interface WrittenWords {
  readonly block: Element;
  /** The top-level page element that contains the block. */
  readonly root: Element;
}

/** Writes new text to a page; null if one of its places no longer exists. */
export function writeWords(
  articleHtml: string,
  blockId: string,
  words: readonly NewWords[],
): WrittenWords | null {
  const article = new DOMParser().parseFromString(articleHtml, 'text/html');
  const block = article.querySelector(bySelector(blockId));
  const root = block?.closest('.page > [data-id]') ?? block;
  if (!block || !root) return null;
  const filled: HTMLElement[] = [];
  for (const { path, name, html } of words) {
    const target =
      name === null
        ? elementAt(block, path)
        : [block, ...block.querySelectorAll('[data-field], [data-value]')].find(
            (element) => nameOfField(element) === name,
          );
    if (!target) return null;
    target.innerHTML = html;
    if (target.matches(marked)) filled.push(target as HTMLElement);
    // These ids belong to the preview, not to the document.
    for (const element of target.querySelectorAll('[id^="block-"]')) element.removeAttribute('id');
  }
  // Paths are element indexes, so elements are removed only after all are written.
  for (const element of filled) unmark(element);
  return { block, root };
}

/** Same as `writeWords`; returns the HTML of the top-level page element with its id. */
export function withWords(articleHtml: string, blockId: string, words: readonly NewWords[]) {
  const written = writeWords(articleHtml, blockId, words);
  if (!written) return null;
  const { root } = written;
  return { id: root.getAttribute('data-id') ?? blockId, html: root.outerHTML };
}
