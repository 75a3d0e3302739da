import { sanitisePreview } from '../sanitise-preview.ts';

/** Where a pointer was, in px of the frame. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

interface TextEditOptions {
  readonly frame: Document;
  /** The page as it is stored: the frame's own markup has emoji marked and is no source. */
  readonly articleHtml: string;
  readonly blockId: string;
  /** Where to put the caret; at the end of the first text when it is null. */
  readonly at: FramePoint | null;
  /**
   * `html` is the block with its new words; null when nothing changed or it was taken back. `isByKey` when the focus was
   * in the words until now.
   */
  readonly onEnd: (html: string | null, isByKey: boolean) => void;
}

export interface TextEdit {
  readonly finish: () => void;
  readonly cancel: () => void;
}

interface Unit {
  readonly live: HTMLElement;
  readonly path: readonly number[];
  readonly before: string;
}

const marked = '.gap, .sample';
const drawn = 'svg, [data-chart], [data-qr]';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The innermost elements that hold text of their own, with whatever is marked in it: what is edited as one. */
function unitsIn(element: Element): Element[] {
  if (element.matches(drawn)) return [];
  if (hasOwnText(element)) return [element];
  return [...element.children].flatMap(unitsIn);
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

/** What has an id or a class of its own stays an element. */
function unmark(element: HTMLElement): void {
  element.classList.remove('gap', 'sample');
  delete element.dataset.gap;
  delete element.dataset.sample;
  if (element.classList.length > 0 || element.dataset.id !== undefined) return;
  element.replaceWith(...element.childNodes);
}

/** Removes the marks of placeholders and sample texts that were given other words. */
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
 * Lets the words of one block be edited where they stand. The frame runs no scripts: its elements are made editable,
 * and listened to, from outside; only plain text can be put in. Answers null when the block has no words of its own.
 */
export function startTextEdit(options: TextEditOptions): TextEdit | null {
  const { frame, articleHtml, blockId, at, onEnd } = options;
  const source = new DOMParser().parseFromString(articleHtml, 'text/html').querySelector(bySelector(blockId));
  const clean = sanitisePreview(articleHtml).querySelector(bySelector(blockId));
  const block = frame.querySelector(bySelector(blockId));
  if (!source || !clean || !block) return null;

  const units = unitsIn(clean).flatMap((cleanUnit): Unit[] => {
    const path = pathOf(clean, cleanUnit);
    const live = elementAt(block, path);
    if (!live || live.tagName !== cleanUnit.tagName || elementAt(source, path)?.tagName !== live.tagName)
      return [];
    // Without the marks of emoji: those are no content.
    live.replaceChildren(...[...cleanUnit.childNodes].map((node) => frame.importNode(node, true)));
    return [{ live: live as HTMLElement, path, before: live.innerHTML }];
  });
  if (units.length === 0) return null;

  const view = frame.defaultView;
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;

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
    const filled: HTMLElement[] = [];
    for (const { live, path, before } of changed) {
      const target = source && elementAt(source, path);
      if (!target) continue;
      unmarkChanged(live, before);
      target.replaceChildren(...[...live.childNodes].map((node) => document.importNode(node, true)));
      if (target.matches(marked)) filled.push(target as HTMLElement);
      // Ids are marks of the preview, not of the document.
      for (const element of target.querySelectorAll('[id^="block-"]')) element.removeAttribute('id');
    }
    // Paths count elements, so none goes before all are written.
    for (const element of filled) unmark(element);
    onEnd(source?.outerHTML ?? null, isByKey);
  }

  for (const { live } of units) {
    live.setAttribute('contenteditable', 'plaintext-only');
    // Browsers without it take everything: what is pasted is made plain below.
    if (live.contentEditable !== 'plaintext-only') live.setAttribute('contenteditable', 'true');
    live.style.outline = '1px dashed #1b33bf';
    live.style.outlineOffset = '2px';
  }

  frame.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') {
        event.preventDefault();
        end(false, true);
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
  frame.addEventListener('drop', (event) => event.preventDefault(), { signal });
  view?.addEventListener('blur', () => end(true), { signal });

  placeCaret(frame, units, at);
  return { finish: () => end(true), cancel: () => end(false) };
}
