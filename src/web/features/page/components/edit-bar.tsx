import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ImageIcon from 'lucide-react/icons/image';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import TableProperties from 'lucide-react/icons/table-properties';
import Trash2 from 'lucide-react/icons/trash-2';
import Type from 'lucide-react/icons/type';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { words } from '../../../lib/words.ts';
import type { BlockFacts } from '../edits/hand-edit.ts';
import type { LinesPart } from '../edits/lines-behind.ts';
import type { Offered } from '../edits/palette-blocks.ts';
import { InsertMenu, type Shape, ShapeMenu } from './block-bar-menus.tsx';

export interface BlockActions {
  readonly onAsk: () => void;
  readonly onEditText: () => void;
  readonly onData: () => void;
  readonly onLines: () => void;
  readonly onPicture: () => void;
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onDuplicate: () => void;
  readonly onLock: (isLocked: boolean) => void;
  readonly onRemove: () => void;
  readonly onShape: (shape: Shape, name: string) => void;
  readonly onInsert: (offered: Offered) => void;
}

/** Actions that end the current text edit. */
export interface TextEditEnds {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

interface EditBarProps {
  readonly block: BlockFacts;
  readonly actions: BlockActions;
  /** The line items that the block sums up; null if it isn't the totals of a bill. */
  readonly lines: LinesPart | null;
  /** Other block types for the same content. */
  readonly shapes: readonly Shape[];
  readonly canInsert: boolean;
  readonly isDocked: boolean;
  /** Non-null while the text of the block is being edited. */
  readonly textEdit: TextEditEnds | null;
}

const nextKeys = new Set(['ArrowDown', 'ArrowRight']);
const previousKeys = new Set(['ArrowUp', 'ArrowLeft']);

function Tool({ label, children, ...rest }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button type="button" aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}

/** Toolbar of the selected block, placed outside the page so that it never covers content. */
export function EditBar({ block, actions, lines, shapes, canInsert, isDocked, textEdit }: EditBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const step = nextKeys.has(event.key) ? 1 : previousKeys.has(event.key) ? -1 : 0;
    if (step === 0) return;
    const tools = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    tools.at((at + step) % tools.length)?.focus();
  }

  const t = words('page');
  const { name, isLocked } = block;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={isLocked ? t.changeLocked(name) : t.change(name)}
      aria-orientation={isDocked ? 'horizontal' : 'vertical'}
      className="edit-bar"
      data-docked={isDocked}
      onKeyDown={onKeyDown}
    >
      {textEdit ? (
        <TextEditTools {...textEdit} />
      ) : (
        <>
          <button type="button" className="edit-ask" onClick={actions.onAsk}>
            <MessageSquarePlus className="icon" aria-hidden />
            {t.ask}
          </button>
          <i className="edit-line" aria-hidden="true" />
          {block.hasText && (
            <Tool label={t.editText} disabled={isLocked} onClick={actions.onEditText}>
              <Type className="icon" aria-hidden />
            </Tool>
          )}
          {lines && (
            <Tool label={t.editLines} disabled={isLocked || lines.isLocked} onClick={actions.onLines}>
              <TableProperties className="icon" aria-hidden />
            </Tool>
          )}
          {block.hasChart && (
            <Tool label={t.editData} disabled={isLocked} onClick={actions.onData}>
              <ChartColumn className="icon" aria-hidden />
            </Tool>
          )}
          {block.hasPicture && (
            <Tool label={t.replacePicture} disabled={isLocked} onClick={actions.onPicture}>
              <ImageIcon className="icon" aria-hidden />
            </Tool>
          )}
          {shapes.length > 0 && !isLocked && (
            <ShapeMenu shapes={shapes} isDocked={isDocked} onShape={actions.onShape} />
          )}
          <Tool label={t.moveUp} disabled={isLocked || !block.canMoveUp} onClick={() => actions.onMove('up')}>
            <ArrowUp className="icon" aria-hidden />
          </Tool>
          <Tool
            label={t.moveDown}
            disabled={isLocked || !block.canMoveDown}
            onClick={() => actions.onMove('down')}
          >
            <ArrowDown className="icon" aria-hidden />
          </Tool>
          {canInsert && <InsertMenu isDocked={isDocked} onInsert={actions.onInsert} />}
          <Tool label={t.duplicate} disabled={!block.canDuplicate} onClick={actions.onDuplicate}>
            <Copy className="icon" aria-hidden />
          </Tool>
          <LockTool isLocked={isLocked} onLock={actions.onLock} />
          <i className="edit-line" aria-hidden="true" />
          <Tool label={t.delete} disabled={isLocked || !block.canRemove} onClick={actions.onRemove}>
            <Trash2 className="icon" aria-hidden />
          </Tool>
        </>
      )}
    </div>
  );
}

function LockTool({
  isLocked,
  onLock,
}: {
  readonly isLocked: boolean;
  readonly onLock: (isLocked: boolean) => void;
}): ReactNode {
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <Tool label={words('page').lock} aria-pressed={isLocked} onClick={() => onLock(!isLocked)}>
      <Icon className="icon" aria-hidden />
    </Tool>
  );
}

/** Uses pointerdown, which fires before the iframe loses focus; losing focus would save the text. */
function TextEditTools({ onDone, onCancel }: TextEditEnds) {
  return (
    <>
      <button type="button" className="edit-ask" onPointerDown={onDone} onClick={onDone}>
        <Check className="icon" aria-hidden />
        {words('page').done}
      </button>
      <Tool label={words('page').cancel} onPointerDown={onCancel} onClick={onCancel}>
        <X className="icon" aria-hidden />
      </Tool>
    </>
  );
}
