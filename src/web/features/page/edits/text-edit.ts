import { sanitisePreview } from '../sanitise-preview.ts';
import { moveKeyOf } from './move-key.ts';
import type { Move } from './pending-steps.ts';

/** Pointer position, in iframe px. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

interface TextEditOptions {
  readonly frame: Document;
  /** The stored page. The iframe's HTML isn't a valid source, because its emoji are wrapped. */
  readonly articleHtml: string;
  readonly blockId: string;
  /** True if the page was made from content: then only its fields are editable, not computed figures. */
  readonly isContent: boolean;
  /** Caret position; null puts it at the end of the first text. */
  readonly at: FramePoint | null;
  /**
   * Called at the end. `edited` is the page element with its new text; null if unchanged or canceled.
   * `isByKey` is true if the focus was in the text until now.
   */
  readonly onEnd: (edited: EditedText | null, isByKey: boolean) => void;
  /** Called for undo and redo if the text itself has nothing to undo or redo. */
  readonly onMove: (move: Move) => void;
  /** Called for Tab in the text, to go to the next placeholder. */
  readonly onTab: (words: Element, isBack: boolean) => void;
}

/**
 * Applies new text to a page, which may have been laid out again since. Returns the top-level page element
 * that contains it, with its id; null if the place no longer exists.
 */
export type EditedText = (articleHtml: string) => { readonly id: string; readonly html: string } | null;

export interface TextEdit {
  readonly finish: () => void;
  readonly cancel: () => void;
}

interface Unit {
  readonly live: HTMLElement;
  readonly path: readonly number[];
  /** Content field that it shows. */
  readonly name: string | null;
  readonly before: string;
}

const marked = '.gap, .sample';
const drawn = 'svg, [data-chart], [data-qr]';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Returns the innermost elements with their own text, including inline markup; each is edited as a unit. */
function unitsIn(element: Element): Element[] {
  if (element.matches(drawn)) return [];
  if (hasOwnText(element)) return [element];
  return [...element.children].flatMap(unitsIn);
}

const notInPlace = 'svg, .chart-data, [data-qr]';

/** Returns the elements that show a content field. */
function fieldsIn(element: Element): Element[] {
  if (element.matches(notInPlace)) return [];
  if (element.matches('[data-field], [data-value]')) return [element];
  return [...element.children].flatMap(fieldsIn);
}

function pathOf(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

const elementAt = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((element, index) => element?.children[index], root);

const bySelector = (id: string): string => `[data-id="${CSS.escape(id)}"]`;

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
function unmarkChanged(content: Element, before: string): void {
  const former = new Set(
    [...new DOMParser().parseFromString(before, 'text/html').querySelectorAll(marked)].map(
      ({ textContent }) => textContent,
    ),
  );
  for (const element of content.querySelectorAll<HTMLElement>(marked)) {
    if (!former.has(element.textContent)) unmark(element);
  }
}

/** Returns a name that is unique in the block: the field and its subpart. */
function nameOfField(element: Element): string | null {
  const [field, value, range] = ['data-field', 'data-value', 'data-range'].map((name) =>
    element.getAttribute(name),
  );
  return field === null && value === null ? null : `${field ?? value} ${range ?? ''}`;
}

interface NewWords {
  readonly path: readonly number[];
  readonly name: string | null;
  readonly html: string;
}

function withWords(articleHtml: string, blockId: string, words: readonly NewWords[]) {
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
  return { id: root.getAttribute('data-id') ?? blockId, html: root.outerHTML };
}

function caretAt(frame: Document, { x, y }: FramePoint): Range | null {
  const position = frame.caretPositionFromPoint?.(x, y);
  if (!position) return frame.caretRangeFromPoint?.(x, y) ?? null;
  const range = frame.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

function placeCaret(frame: Document, units: readonly Unit[], at: FramePoint | null): void {
  const hit = at && frame.elementFromPoint(at.x, at.y);
  const unit = units.find(({ live }) => hit && live.contains(hit)) ?? units[0];
  if (!unit) return;
  const { live } = unit;
  frame.defaultView?.focus();
  live.focus({ preventScroll: true });
  const gap = hit?.closest(marked);
  const range = gap ? null : at && hit && live.contains(hit) ? caretAt(frame, at) : null;
  const selection = frame.getSelection();
  if (!selection) return;
  if (gap) selection.selectAllChildren(gap);
  else if (range && live.contains(range.startContainer)) {
    selection.removeAllRanges();
    selection.addRange(range);
  } else {
    selection.selectAllChildren(live);
    selection.collapseToEnd();
  }
}

/**
 * Makes the text of one block editable in place. The iframe runs no scripts, so its elements are made
 * editable and listened to from outside; only plain text can be entered. Returns null if the block has no
 * editable text.
 */
export function startTextEdit(options: TextEditOptions): TextEdit | null {
  const { frame, articleHtml, blockId, isContent, at, onEnd, onMove, onTab } = options;
  const source = new DOMParser().parseFromString(articleHtml, 'text/html').querySelector(bySelector(blockId));
  const clean = sanitisePreview(articleHtml).querySelector(bySelector(blockId));
  const block = frame.querySelector(bySelector(blockId));
  if (!source || !clean || !block) return null;

  const units = (isContent ? fieldsIn : unitsIn)(clean).flatMap((cleanUnit): Unit[] => {
    const path = pathOf(clean, cleanUnit);
    const live = elementAt(block, path);
    if (!live || live.tagName !== cleanUnit.tagName || elementAt(source, path)?.tagName !== live.tagName)
      return [];
    // Without the emoji wrappers, which aren't content.
    live.replaceChildren(...[...cleanUnit.childNodes].map((node) => frame.importNode(node, true)));
    return [{ live: live as HTMLElement, path, name: nameOfField(live), before: live.innerHTML }];
  });
  if (units.length === 0) return null;

  const view = frame.defaultView;
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;
  let hasTyped = false;

  function end(isKept: boolean, isByKey = false): void {
    if (isOver) return;
    isOver = true;
    controller.abort();
    const changed = units.filter(({ live, before }) => live.innerHTML !== before);
    for (const { live } of units) {
      live.removeAttribute('contenteditable');
      live.style.removeProperty('outline');
      live.style.removeProperty('outline-offset');
    }
    if (!isKept || changed.length === 0) {
      for (const { live, before } of changed) live.innerHTML = before;
      onEnd(null, isByKey);
      return;
    }
    for (const { live, before } of changed) unmarkChanged(live, before);
    const words = changed.map(({ live, path, name }) => ({ path, name, html: live.innerHTML }));
    onEnd((html) => withWords(html, blockId, words), isByKey);
  }

  for (const { live } of units) {
    live.setAttribute('contenteditable', 'plaintext-only');
    // Fallback for browsers without `plaintext-only`; pastes are converted to plain text below.
    if (live.contentEditable !== 'plaintext-only') live.setAttribute('contenteditable', 'true');
    live.style.outline = '1px dashed #1b33bf';
    live.style.outlineOffset = '2px';
  }

  frame.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      const move = moveKeyOf(event);
      const isChanged = units.some(({ live, before }) => live.innerHTML !== before);
      if (move && !(move === 'undo' ? isChanged : hasTyped)) {
        event.preventDefault();
        end(true, true);
        onMove(move);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        end(false, true);
      } else if (event.key === 'Tab') {
        event.preventDefault();
        const words = units.find(({ live }) => live.contains(event.target as Node))?.live;
        end(true, true);
        if (words) onTab(words, event.shiftKey);
      } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        end(true, true);
      }
    },
    { signal },
  );
  frame.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      frame.execCommand('insertText', false, text);
    },
    { signal },
  );
  frame.addEventListener(
    'input',
    () => {
      hasTyped = true;
    },
    { signal },
  );
  frame.addEventListener('drop', (event) => event.preventDefault(), { signal });
  view?.addEventListener('blur', () => end(true), { signal });

  placeCaret(frame, units, at);
  return { finish: () => end(true), cancel: () => end(false) };
}
