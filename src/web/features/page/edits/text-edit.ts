import { moveKeyOf } from './move-key.ts';
import type { Move } from './pending-steps.ts';
import { drawPieces } from './text/draw-pieces.ts';
import { type NewWords, unmarkChanged, withWords } from './text/edited-words.ts';
import {
  clearMarks,
  insertBreak,
  insertPieces,
  marksAt,
  selectionIn,
  setLink,
  toggleMark,
} from './text/field-commands.ts';
import { formatKeyOf } from './text/format-keys.ts';
import { closeField, openFields } from './text/open-fields.ts';
import type { Mark, Marks } from './text/pieces.ts';
import { enterField, type FramePoint, placeCaret } from './text/place-caret.ts';
import { readPasted } from './text/read-pasted.ts';
import { isOpenGap, splitAt, splitPlaceOf } from './text/split-place.ts';
import type { SplitText } from './text/split-text.ts';
import { createTextHistory, type TextState } from './text/text-history.ts';
import { selectRange } from './text/text-selection.ts';

export interface TextEditOptions {
  readonly frame: Document;
  /** The stored page. The iframe's HTML isn't a valid source, because its emoji are wrapped. */
  readonly articleHtml: string;
  readonly blockId: string;
  /** True if the page was made from content: then only its fields are editable, not computed figures. */
  readonly isContent: boolean;
  /** Caret position, or the name of the field to start in; null puts it at the end of the first text. */
  readonly at: FramePoint | string | null;
  /**
   * Called at the end. `edited` is the page element with its new text; null if unchanged or canceled.
   * `isByKey` is true if the focus was in the text until now; `isLast` is false if undo or redo follows.
   */
  readonly onEnd: (edited: EditedText | null, isByKey: boolean, isLast: boolean) => void;
  /** Returns what is called, after the end, if Enter divided the text; null if Enter just ends the edit. */
  readonly onSplit: () => ((split: SplitText) => void) | null;
  /** Called for undo and redo if the text itself has nothing to undo or redo. */
  readonly onMove: (move: Move) => void;
  /** Called for Tab in the text, to go to the next placeholder. */
  readonly onTab: (words: Element, isBack: boolean) => void;
  /** Called when text that can have marks is selected; null if none is. */
  readonly onSelect: (selected: SelectedText | null) => void;
  /** Called for the keys that lead to the toolbar, or to its field for a link. */
  readonly onTools: (place: 'link' | 'tools') => void;
}

/**
 * Applies new text to a page, which may have been laid out again since. Returns the top-level page element
 * that contains it, with its id; null if the place no longer exists.
 */
export type EditedText = (articleHtml: string) => { readonly id: string; readonly html: string } | null;

export interface SelectedText {
  /** In iframe px. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly marks: Marks;
}

export interface TextEdit {
  readonly finish: () => void;
  readonly cancel: () => void;
  readonly toggle: (mark: Mark) => void;
  /** Links the selected words; null removes the link. */
  readonly link: (href: string | null) => void;
  readonly clear: () => void;
  /** While held, the edit goes on although the focus is in the toolbar. */
  readonly hold: () => void;
  /** Gives the focus back to the text, with the selection from before or as it is. */
  readonly release: (isSelected: boolean) => void;
}

/**
 * Makes the text of one block editable in place. The iframe runs no scripts, so its elements are made
 * editable and listened to from outside. The browser only enters plain text; marks, breaks, pasted text and
 * undo are ours, so they are the same everywhere and always what content can hold. Returns null if the block
 * has no editable text.
 */
export function startTextEdit(options: TextEditOptions): TextEdit | null {
  const { frame, blockId, at, onEnd, onSplit, onMove, onTab, onSelect, onTools } = options;
  const fields = openFields(options);
  const view = frame.defaultView;
  if (fields.length === 0 || !view) return null;
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;
  let isHeld = false;
  let selection = selectionIn(fields);

  const stateNow = (): TextState => ({
    htmls: fields.map(({ live }) => live.innerHTML),
    field: selection ? fields.indexOf(selection.field) : 0,
    range: selection?.range ?? [0, 0],
  });
  const history = createTextHistory(stateNow());

  /** Stops editing. Returns the fields with new text. */
  function close(): NewWords[] {
    isOver = true;
    controller.abort();
    onSelect(null);
    for (const field of fields) closeField(field);
    const changed = fields.filter(({ live, before }) => live.innerHTML !== before);
    for (const { live, before } of changed) unmarkChanged(live, before);
    return changed.map(({ live, path, name }) => ({ path, name, html: live.innerHTML }));
  }

  function end(isKept: boolean, isByKey = false, isLast = true): void {
    if (isOver) return;
    if (!isKept)
      for (const { live, before } of fields) if (live.innerHTML !== before) live.innerHTML = before;
    const words = close();
    onEnd(words.length === 0 ? null : (html) => withWords(html, blockId, words), isByKey, isLast);
  }

  /** Divides the text at the caret, if the field allows it. */
  function split(): boolean {
    const now = selectionIn(fields);
    const place = now && splitPlaceOf(now.field, blockId);
    const tell = onSplit();
    if (!now || !place || !tell || !options.isContent || isOpenGap(now.field.live)) return false;
    const { live, name } = now.field;
    const parts = splitAt(live, now.range);
    // Nothing is before the caret, so there is nothing to leave behind.
    if (!parts) return true;
    const rest = live.cloneNode(false) as Element;
    drawPieces(rest, parts.tail);
    drawPieces(live, parts.head);
    const words = close();
    onEnd(null, false, false);
    tell({ ...place, words, field: name ?? '', tailHtml: rest.innerHTML });
    return true;
  }

  function noticeSelection(): void {
    if (isHeld) return;
    selection = selectionIn(fields) ?? selection;
    const range = frame.getSelection();
    if (!selection?.field.isRich || !range || range.rangeCount === 0 || range.isCollapsed) {
      onSelect(null);
      return;
    }
    const { left, top, right, bottom } = range.getRangeAt(0).getBoundingClientRect();
    onSelect({ box: { left, top, right, bottom }, marks: marksAt(selection) });
  }

  /** Runs a change of the selected text as one step of undo. */
  function change(make: (at: NonNullable<typeof selection>) => unknown): void {
    selection = (isHeld ? selection : selectionIn(fields)) ?? selection;
    if (!selection) return;
    history.note(stateNow());
    make(selection);
    selection = selectionIn(fields) ?? selection;
    history.record(stateNow(), false);
    const wasHeld = isHeld;
    isHeld = false;
    noticeSelection();
    isHeld = wasHeld;
  }

  function move(to: Move): void {
    const state = history[to]();
    if (!state) {
      if (to === 'redo' && !history.isUntouched()) return;
      end(true, true, false);
      onMove(to);
      return;
    }
    for (const [index, { live }] of fields.entries()) {
      const html = state.htmls[index] ?? '';
      if (live.innerHTML !== html) live.innerHTML = html;
    }
    const field = fields[state.field];
    if (!field) return;
    field.live.focus({ preventScroll: true });
    selectRange(field.live, state.range);
  }

  const toggle = (mark: Mark): void => change((now) => toggleMark(now, mark));
  const clear = (): void => change(clearMarks);

  function onFormat(key: NonNullable<ReturnType<typeof formatKeyOf>>): void {
    if (key === 'link' || key === 'tools') {
      if (selection?.field.isRich) onTools(key);
    } else if (key === 'clear') clear();
    else toggle(key);
  }

  function onEnter(isBreak: boolean, isEnd = false): void {
    if (isBreak) {
      if (selectionIn(fields)?.field.isRich) change(insertBreak);
    } else if (isEnd || !split()) end(true, true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing) return;
    const moved = moveKeyOf(event);
    const format = formatKeyOf(event);
    const words = fields.find(({ live }) => live.contains(event.target as Node))?.live;
    if (moved) move(moved);
    else if (format) onFormat(format);
    else if (event.key === 'Escape') end(false, true);
    else if (event.key === 'Enter') onEnter(event.shiftKey, event.ctrlKey || event.metaKey);
    else if (event.key === 'Tab') {
      end(true, true);
      if (words) onTab(words, event.shiftKey);
    } else return;
    event.preventDefault();
  }

  /** Some keyboards and menus only send these. */
  function onBeforeInput(event: InputEvent): void {
    const { inputType } = event;
    selection = selectionIn(fields) ?? selection;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      move(inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (inputType === 'formatBold' || inputType === 'formatItalic') {
      toggle(inputType === 'formatBold' ? 'isStrong' : 'isEmphasis');
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      onEnter(inputType === 'insertLineBreak');
    } else if (!inputType.startsWith('format')) {
      history.note(stateNow());
      return;
    }
    event.preventDefault();
  }

  function noticeInput(isTyped: boolean): void {
    selection = selectionIn(fields) ?? selection;
    history.record(stateNow(), isTyped);
  }

  frame.addEventListener('keydown', onKeyDown, { signal });
  frame.addEventListener('beforeinput', onBeforeInput, { signal });
  frame.addEventListener(
    'input',
    (event) => {
      if (!(event as InputEvent).isComposing) noticeInput(true);
    },
    { signal },
  );
  frame.addEventListener('compositionend', () => noticeInput(true), { signal });
  frame.addEventListener('selectionchange', noticeSelection, { signal });
  frame.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      const { clipboardData } = event;
      if (!clipboardData) return;
      change((now) => insertPieces(now, readPasted(clipboardData, now.field.isRich, frame)));
    },
    { signal },
  );
  frame.addEventListener('drop', (event) => event.preventDefault(), { signal });
  view.addEventListener(
    'blur',
    () => {
      if (!isHeld) end(true);
    },
    { signal },
  );

  const first = fields.find(({ name }) => name === at);
  if (first) enterField(frame, first);
  else placeCaret(frame, fields, typeof at === 'string' ? null : at);
  return {
    finish: () => end(true),
    cancel: () => end(false),
    toggle,
    link: (href) => change((now) => setLink(now, href)),
    clear,
    hold: () => {
      // The event of the last change may still be queued.
      if (!isHeld) selection = selectionIn(fields) ?? selection;
      isHeld = true;
    },
    release: (isSelected) => {
      if (isSelected && selection) {
        view.focus();
        selection.field.live.focus({ preventScroll: true });
        selectRange(selection.field.live, selection.range);
      }
      isHeld = false;
      noticeSelection();
    },
  };
}
