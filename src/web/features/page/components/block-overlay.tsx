import { type KeyboardEvent, useRef } from 'react';
import type { BlockBox } from '../measure-preview.ts';

interface BlockOverlayProps {
  readonly blocks: readonly BlockBox[];
  readonly scale: number;
  readonly selectedIds: readonly string[];
  readonly onSelect: (block: BlockBox, isAdding: boolean) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * A button over each block, outside the frame: the frame itself runs nothing and hears nothing. One stop of the Tab key;
 * the arrow keys go from block to block.
 */
export function BlockOverlay({ blocks, scale, selectedIds, onSelect }: BlockOverlayProps) {
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = blocks.findIndex(({ id }) => selectedIds.includes(id));
  const tabStop = Math.max(0, selectedIndex);

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[index + step];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons over a picture is no form's fieldset.
    <div ref={list} role="group" aria-label="Blocks of the page" onKeyDown={onKeyDown}>
      {blocks.map((block, index) => {
        const isSelected = selectedIds.includes(block.id);
        return (
          <button
            key={block.id}
            type="button"
            aria-pressed={isSelected}
            aria-label={block.name}
            tabIndex={index === tabStop ? 0 : -1}
            onClick={(event) => onSelect(block, event.shiftKey || event.metaKey || event.ctrlKey)}
            className="block-target"
            style={{
              left: block.left * scale - 4,
              top: block.top * scale - 4,
              width: block.width * scale + 8,
              height: block.height * scale + 8,
            }}
          >
            <span className="block-name" aria-hidden="true">
              {block.name}
            </span>
          </button>
        );
      })}
    </div>
  );
}
