import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { narrowQuery, roomyQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { words } from '../../../lib/words.ts';
import { markedAt, nextMarked, type ShownMarked } from '../edits/next-marked.ts';
import type { Move } from '../edits/pending-steps.ts';
import type { FramePoint } from '../edits/text/place-caret.ts';
import type { NewField, NextField, SplitText } from '../edits/text/split-text.ts';
import { type EditedText, type SelectedText, startTextEdit, type TextEdit } from '../edits/text-edit.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { useRoom } from '../hooks/use-room.ts';
import type { Marked } from '../marked-in.ts';
import type { BlockBox } from '../measure-preview.ts';
import type { Delta } from '../page-state.ts';
import { previewPage } from '../preview-page.ts';
import { deskMargin, fitScale } from '../zoom.ts';
import { type BlockDrag, type BlockKey, BlockOverlay, type BlockTools } from './block-overlay.tsx';
import { DeskPages, type NotesOfPage } from './desk-pages.tsx';
import { TextTools } from './text-tools.tsx';
import { ZoomControl } from './zoom-control.tsx';

/** Imperative handle of the desk. */
export interface DeskHandle {
  /** Starts editing the text of a block; returns false if it has none. */
  readonly editText: (blockId: string) => boolean;
  readonly finishText: () => void;
  readonly cancelText: () => void;
  /** Focuses a block, or the first one. */
  readonly focusBlock: (blockId: string | null) => void;
  /** Scrolls to the next sample text or placeholder and selects it for editing. */
  readonly showNext: (kind: Marked, direction?: 1 | -1) => void;
  /** Same as `showNext`, for the one at `index`; returns false if it isn't on the page, or not yet. */
  readonly showMarked: (kind: Marked, index: number) => boolean;
}

export interface DeskProps {
  readonly ref?: Ref<DeskHandle>;
  readonly base: string | null;
  readonly deltas: readonly Delta[];
  readonly title: string;
  readonly isWriting: boolean;
  readonly selectedIds: readonly string[];
  /** Null if blocks can't be selected, because an earlier version is shown. */
  readonly onSelect: ((block: BlockBox, isAdding: boolean) => void) | null;
  /** Null if manual editing is disabled. */
  readonly edits: {
    readonly onKey: (block: BlockBox, key: BlockKey) => void;
    /** Called when text editing of a block starts, or ends (null). */
    readonly onEditing: (blockId: string | null) => void;
    readonly onText: (blockId: string, edited: EditedText) => void;
    readonly onNoText: (blockId: string) => void;
    /** Returns how Enter divides text; null if that isn't loaded yet. */
    readonly divide: () => ((blockId: string, split: SplitText) => NewField) | null;
    /** Called when a new paragraph or item was left empty. */
    readonly onEmpty: (field: NextField) => void;
    /** Called for undo and redo while text is edited that has nothing to undo or redo itself. */
    readonly onMove: (move: Move) => void;
    /** Returns whether the text of a block consists of content fields. */
    readonly isContent: (blockId: string) => boolean;
    /** Called when the selection is cleared. */
    readonly onDeselect: () => void;
    readonly drag: BlockDrag | null;
    readonly blockTools: BlockTools | null;
  } | null;
  /** Speaker notes of slides; null if they can't be edited. */
  readonly notes: {
    readonly pages: readonly (NotesOfPage | null)[];
    readonly onChange: (pageId: string, number: number, notes: string) => void;
  } | null;
  /** Toolbar beside the selected block. */
  readonly bar: ReactNode;
  /** Number of remaining placeholders, at the edge of the desk. */
  readonly chip: ReactNode;
}

/** The page as it will print, scaled to the available space. */
export function Desk({
  ref,
  base,
  deltas,
  title,
  isWriting,
  selectedIds,
  onSelect,
  edits,
  notes,
  bar,
  chip,
}: DeskProps) {
  const desk = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNarrow = useMediaQuery(narrowQuery);
  const room = useRoom(desk);
  const [zoom, setZoom] = useState<number | null>(null);
  const [shell] = useState(() => previewPage('<article class="doc"></article>'));
  const [editingId, setEditingId] = useState<string | null>(null);
  const textEdit = useRef<TextEdit | null>(null);
  const latest = useRef(edits);
  latest.current = edits;
  const [selectedText, setSelectedText] = useState<SelectedText | null>(null);
  const [toolsPlace, setToolsPlace] = useState<'link' | 'tools' | null>(null);
  const [tabbed, setTabbed] = useState<1 | -1 | null>(null);
  /** The new paragraph or item to edit next, and whether the one being edited is new and empty. */
  const [nextField, setNextField] = useState<NewField | null>(null);
  const empty = useRef<NextField | null>(null);
  const isHeld = editingId !== null;
  const { layout, onFrameLoad } = usePreview(frame, { base, deltas, isWriting, isHeld });

  const isRoomy = useMediaQuery(roomyQuery);
  const margin = deskMargin(isNarrow, isRoomy, notes !== null);
  const free = { width: room.width - 2 * margin.x, height: room.height - 2 * margin.y };
  const scale = zoom ?? fitScale(layout, free, isNarrow);
  const width = layout.width * scale;
  const height = layout.height * scale;

  const selected = layout.blocks.find(({ id }) => selectedIds.includes(id));

  function focusBlock(blockId: string | null): void {
    const targets = [...(desk.current?.querySelectorAll<HTMLElement>('.block-target') ?? [])];
    const target = targets.find(({ dataset }) => dataset.block === blockId) ?? targets[0];
    target?.focus({ preventScroll: true });
  }

  function editText(blockId: string, at: FramePoint | string | null, mayDivide = true): boolean {
    const view = frame.current?.contentDocument;
    if (!view || !edits || base === null || editingId !== null) return false;
    const started = startTextEdit({
      frame: view,
      articleHtml: base,
      blockId,
      isContent: edits.isContent(blockId),
      at,
      onTab: (words, isBack) => {
        shown.current = words;
        setTabbed(isBack ? -1 : 1);
      },
      onMove: edits.onMove,
      onSelect: setSelectedText,
      onTools: setToolsPlace,
      onSplit: () => {
        const divide = mayDivide ? latest.current?.divide() : null;
        // At once, so that no key is lost between Enter and the new paragraph.
        return divide ? (split) => flushSync(() => setNextField(divide(blockId, split))) : null;
      },
      onEnd: (edited, isByKey, isLast) => {
        const left = empty.current;
        empty.current = null;
        textEdit.current = null;
        setEditingId(null);
        setToolsPlace(null);
        edits.onEditing(null);
        if (edited !== null) edits.onText(blockId, edited);
        else if (left && isLast) latest.current?.onEmpty(left);
        if (isByKey) focusBlock(blockId);
      },
    });
    if (!started) {
      edits.onNoText(blockId);
      return false;
    }
    textEdit.current = started;
    setEditingId(blockId);
    edits.onEditing(blockId);
    return true;
  }

  /** The last marked text shown, or the text in which Tab was pressed. */
  const shown = useRef<Element | null>(null);
  const editable = (): string[] => layout.blocks.filter(({ isLocked }) => !isLocked).map(({ id }) => id);

  function showFound(found: ShownMarked | null | undefined): boolean {
    if (!found) return false;
    shown.current = found.element;
    desk.current?.scrollTo({
      top: margin.y + found.at.y * scale - room.height / 3,
      left: margin.x + found.at.x * scale - room.width / 2,
    });
    // Enter fills in a placeholder, and doesn't add another one.
    editText(found.blockId, found.at, false);
    return true;
  }

  function showNext(kind: Marked, direction: 1 | -1 = 1): void {
    const view = frame.current?.contentDocument;
    textEdit.current?.finish();
    showFound(view && nextMarked(view, kind, editable(), shown.current, direction));
  }

  function showMarked(kind: Marked, index: number): boolean {
    const view = frame.current?.contentDocument;
    textEdit.current?.finish();
    return showFound(view && markedAt(view, kind, editable(), index));
  }

  // Runs after the page is rendered with the text in which Tab was pressed, because a filled placeholder is
  // no longer a target.
  useEffect(() => {
    if (tabbed === null || editingId !== null) return;
    setTabbed(null);
    showNext('gap', tabbed);
  });

  // Runs after the new paragraph or item is rendered.
  useEffect(() => {
    if (nextField === null || editingId !== null) return;
    setNextField(null);
    if (editText(nextField.blockId, nextField.name)) empty.current = nextField.isEmpty ? nextField : null;
  });

  useImperativeHandle(ref, () => ({
    editText: (blockId) => editText(blockId, null),
    finishText: () => textEdit.current?.finish(),
    cancelText: () => textEdit.current?.cancel(),
    focusBlock,
    showNext,
    showMarked,
  }));

  return (
    <div className="relative min-h-0 min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the page deselects, as Escape does. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        ref={desk}
        className="desk"
        data-testid="desk"
        onClick={(event) => {
          const target = event.target as Element;
          // Menus of the toolbar are portaled, but their React events bubble to here.
          const isBeside = event.currentTarget.contains(target) && !target.closest('button, .edit-bar-place');
          if (isBeside && selectedIds.length > 0) edits?.onDeselect();
        }}
      >
        <div className="desk-room" style={{ padding: `${margin.y}px ${margin.x}px` }}>
          <div className="relative" style={{ width, height }} data-shown={layout.pages.length > 0}>
            <DeskPages
              pages={layout.pages}
              scale={scale}
              isTight={isNarrow}
              notes={notes?.pages ?? []}
              onNotes={(...changed) => notes?.onChange(...changed)}
            />
            <iframe
              ref={frame}
              title={words('page').deskFrame(title || words('page').untitled)}
              sandbox="allow-same-origin"
              srcDoc={shell}
              onLoad={onFrameLoad}
              tabIndex={-1}
              className="desk-frame"
              style={{
                width: Math.max(1, layout.width),
                height: Math.max(1, layout.height),
                transform: `scale(${scale})`,
              }}
            />
            {onSelect && (
              <BlockOverlay
                blocks={layout.blocks}
                scale={scale}
                selectedIds={selectedIds}
                editingId={editingId}
                onSelect={onSelect}
                onEditText={(block, at) => {
                  if (edits && !block.isLocked) editText(block.id, at);
                  else onSelect(block, false);
                }}
                onKey={(block, key) => edits?.onKey(block, key)}
                drag={edits?.drag ?? null}
                blockTools={edits?.blockTools ?? null}
              />
            )}
            {bar && selected && (
              <div
                className="edit-bar-place"
                style={{ left: width + (isRoomy ? 12 : 8), top: Math.max(-16, selected.top * scale - 4) }}
              >
                {bar}
              </div>
            )}
          </div>
        </div>
      </div>
      {selectedText && textEdit.current && (
        <TextTools
          selected={selectedText}
          edit={textEdit.current}
          frame={frame}
          desk={desk}
          scale={scale}
          place={toolsPlace}
          onPlace={setToolsPlace}
        />
      )}
      <ZoomControl scale={scale} onZoom={setZoom} />
      {chip}
    </div>
  );
}
