import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { words } from '../../../lib/words.ts';
import type { FramePoint } from '../edits/text/place-caret.ts';
import { useBlockClipboard } from '../hooks/use-block-clipboard.ts';
import type { BlockBox } from '../measure-preview.ts';
import { DragHandle } from './drag-handle.tsx';
import { InsertButtons } from './insert-buttons.tsx';

/** Action of a key on the focused block. */
export type BlockKey =
  | 'text'
  | 'up'
  | 'down'
  | 'duplicate'
  | 'lock'
  | 'remove'
  | 'ask'
  | 'insert'
  | 'deselect';

interface BlockOverlayProps {
  readonly blocks: readonly BlockBox[];
  readonly scale: number;
  readonly selectedIds: readonly string[];
  /** Block whose text is being edited; it must receive pointer events. */
  readonly editingId: string | null;
  readonly onSelect: (block: BlockBox, isAdding: boolean) => void;
  readonly onEditText: (block: BlockBox, at: FramePoint | null) => void;
  readonly onKey: (block: BlockBox, key: BlockKey) => void;
  /** Null if blocks can't be moved. */
  readonly drag: BlockDrag | null;
  /** Null if blocks can't be added, copied or pasted. */
  readonly blockTools: BlockTools | null;
}

/** Where a block is inserted, seen from another one. */
export type InsertPlace = 'above' | 'below';

export interface BlockTools {
  /** Opens the palette. */
  readonly onInsert: (blockId: string, place: InsertPlace) => void;
  /** Return whether they used the clipboard. */
  readonly onCopy: (blockId: string, clipboard: DataTransfer) => boolean;
  readonly onPaste: (blockId: string, clipboard: DataTransfer) => boolean;
  /** Returns whether a dropped file is used. */
  readonly onDropFile: (blockId: string, dropped: DataTransfer) => boolean;
}

export interface BlockDrag {
  /** Returns the ids of the blocks among which a block can be moved, in order; none if it can't. */
  readonly siblingsOf: (blockId: string) => readonly string[];
  /** Moves a block to an index among the others. */
  readonly onDrop: (blockId: string, index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function blockKeyOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): BlockKey | null {
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? 'duplicate' : null;
  if (key === 'Escape') return 'deselect';
  if (key === '+' || key === 'Insert') return 'insert';
  if (key === 'F2' || key.toLowerCase() === 't') return 'text';
  if (key.toLowerCase() === 'l') return 'lock';
  if (key.toLowerCase() === 'a') return 'ask';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

/**
 * Overlays a button on each block, outside the iframe, which runs no scripts. The overlay is one tab stop
 * with arrow key navigation. A second click edits the text.
 */
export function BlockOverlay({
  blocks,
  scale,
  selectedIds,
  editingId,
  onSelect,
  onEditText,
  onKey,
  drag,
  blockTools,
}: BlockOverlayProps) {
  const t = words('page');
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = blocks.findIndex(({ id }) => selectedIds.includes(id));
  const tabStop = Math.max(0, selectedIndex);
  const held = selectedIds.length === 1 && editingId === null ? blocks[selectedIndex] : undefined;
  const siblingIds = held && drag && !held.isLocked ? drag.siblingsOf(held.id) : [];
  const siblings = blocks.filter(({ id }) => siblingIds.includes(id));
  useBlockClipboard(list, blockTools);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const block = blocks[index];
    if (!block) return;
    const key = blockKeyOf(event);
    const next = key === null ? buttons[index + (steps[event.key] ?? 0)] : undefined;
    if (key !== null) onKey(block, key);
    else if (next && steps[event.key]) next.focus();
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent<HTMLButtonElement>, block: BlockBox): void {
    const isAdding = event.shiftKey || event.metaKey || event.ctrlKey;
    // Keyboard clicks have no position; only a pointer starts text editing.
    const isPointer = event.detail > 0;
    if (!isPointer || isAdding || !selectedIds.includes(block.id)) {
      onSelect(block, isAdding);
      return;
    }
    const target = event.currentTarget.getBoundingClientRect();
    const at = {
      x: block.left + (event.clientX - target.left - outlinePx) / scale,
      y: block.top + (event.clientY - target.top - outlinePx) / scale,
    };
    onEditText(block, at);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons over a picture are not a form's fieldset.
    <div ref={list} role="group" aria-label={t.blocks} onKeyDown={onKeyDown}>
      {blocks.map((block, index) => (
        <button
          key={block.id}
          type="button"
          data-block={block.id}
          aria-pressed={selectedIds.includes(block.id)}
          aria-label={block.isLocked ? t.lockedBlock(block.name) : block.name}
          tabIndex={index === tabStop ? 0 : -1}
          onClick={(event) => onClick(event, block)}
          onDragOver={(event) => {
            if (blockTools && event.dataTransfer.types.includes('Files')) event.preventDefault();
          }}
          onDrop={(event) => {
            if (blockTools?.onDropFile(block.id, event.dataTransfer)) event.preventDefault();
          }}
          className="block-target"
          data-editing={block.id === editingId}
          style={{
            left: block.left * scale - outlinePx,
            top: block.top * scale - outlinePx,
            width: block.width * scale + 2 * outlinePx,
            height: block.height * scale + 2 * outlinePx,
          }}
        >
          <span className="block-name" aria-hidden="true">
            {block.name}
            {block.isLocked && ` · ${t.locked}`}
          </span>
        </button>
      ))}
      {held && blockTools && siblings.length > 0 && (
        <InsertButtons held={held} siblings={siblings} scale={scale} onInsert={blockTools.onInsert} />
      )}
      {held && drag && siblings.length > 1 && (
        <DragHandle
          key={held.id}
          block={held}
          siblings={siblings}
          scale={scale}
          onDrop={(index) => drag.onDrop(held.id, index)}
        />
      )}
    </div>
  );
}

/** Distance between a block's outline and its text. */
const outlinePx = 4;
