import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { readPart, usePart } from '../../features/page/api/edits.ts';
import type { BlockKey, InsertPlace } from '../../features/page/components/block-overlay.tsx';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { type BlockActions, EditBar } from '../../features/page/components/edit-bar.tsx';
import type { Move } from '../../features/page/edits/pending-steps.ts';
import type { NextField, SplitText } from '../../features/page/edits/text/split-text.ts';
import type { EditedText } from '../../features/page/edits/text-edit.ts';
import { contentIdOf, hasFields } from '../../features/page/page-parts.ts';
import { describeError } from '../../lib/call-error.ts';
import type { HandEdits } from './use-hand-edits.ts';
import { usePictureFiles } from './use-picture-files.ts';
import type { Workspace } from './use-workspace.ts';

const ChartDataDialog = lazy(() =>
  import('../../features/page/components/chart-data-dialog.tsx').then((module) => ({
    default: module.ChartDataDialog,
  })),
);
const GridDialog = lazy(() =>
  import('../../features/page/components/grid-dialog.tsx').then((module) => ({
    default: module.GridDialog,
  })),
);
const PictureDialog = lazy(() =>
  import('../../features/page/components/picture-dialog.tsx').then((module) => ({
    default: module.PictureDialog,
  })),
);

const InsertDialog = lazy(() =>
  import('../../features/page/components/insert-dialog.tsx').then((module) => ({
    default: module.InsertDialog,
  })),
);

const AssetChoices = lazy(() =>
  import('./asset-choices.tsx').then((module) => ({ default: module.AssetChoices })),
);

/**
 * Loaded with the first text edit, because it needs the writer of content text. Without it, Enter ends the
 * edit.
 */
const loadSplitting = () => import('../../features/page/edits/text/split-text.ts');
type Splitting = Awaited<ReturnType<typeof loadSplitting>>;
type InsertAfter = NonNullable<HandEdits['editing']>['insertAfter'];

/** Keys that don't change the block itself. */
const harmless: ReadonlySet<BlockKey> = new Set(['lock', 'duplicate', 'ask', 'insert']);

/** Actions for the selected block: toolbar, keyboard shortcuts, dialogs. */
export function useBlockEditing(workspace: Workspace, edits: HandEdits, desk: RefObject<DeskHandle | null>) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const [splitting, setSplitting] = useState<Splitting | null>(null);
  /** Block being edited. The toolbar shows it once Enter can divide its text. */
  const editedId = useRef<string | null>(null);
  const [dialog, setDialog] = useState<'data' | 'picture' | null>(null);
  const { editing, canEdit, html, add } = edits;
  const [inserting, setInserting] = useState<{ readonly id: string; readonly place: InsertPlace } | null>(
    null,
  );
  const { documentId, version } = workspace.page;
  const target = workspace.targets.at(-1);
  const part = usePart(documentId, version, canEdit && target ? contentIdOf(target.id) : null);
  /** While `part` is loading (undefined), the fields in the HTML decide. */
  const isContent = html !== null && hasFields(html) && part !== null;
  const factsOf = (id: string) => {
    if (!editing || html === null) return null;
    return (isContent ? editing.partFacts : editing.blockFacts)(html, id);
  };
  const facts = target && canEdit ? factsOf(target.id) : null;
  const takeFile = usePictureFiles(workspace, edits, factsOf);
  const grid = facts && part ? (editing?.gridOf(part, facts) ?? null) : null;
  const block = facts && { ...facts, hasChart: facts.hasChart || grid !== null };

  /** Waits for the content of the block, which is still being read just after a selection. */
  async function duplicate(id: string, name: string, insertAfter: InsertAfter): Promise<void> {
    const partId = contentIdOf(id);
    if (documentId === null || version === null || partId === null) return;
    try {
      const source = await readPart(documentId, version, partId);
      if (source) add(insertAfter(id, source.content, `Copied ${name}`));
    } catch (error) {
      showErrorToast({ title: 'The page is unchanged', text: describeError(error) });
    }
  }

  function act(id: string, key: BlockKey): void {
    if (key === 'deselect') {
      workspace.selectNothing();
      return;
    }
    const known = factsOf(id);
    if (!editing || !known || !canEdit) return;
    if (known.isLocked && !harmless.has(key)) {
      workspace.announce(`${known.name} is locked. Unlock it to change it.`);
      return;
    }
    switch (key) {
      case 'ask':
        workspace.askAbout({ id, name: known.name });
        return;
      case 'insert':
        if (isContent && known.canDuplicate) setInserting({ id, place: 'below' });
        return;
      case 'text':
        desk.current?.editText(id);
        return;
      case 'up':
      case 'down':
        add(isContent ? editing.moveContentBlock(id, key) : editing.moveBlock(id, key));
        return;
      case 'duplicate':
        if (!isContent) add(editing.duplicateBlock(id));
        else if (known.canDuplicate) void duplicate(id, known.name, editing.insertAfter);
        return;
      case 'lock':
        add(isContent ? editing.lockPart(id, !known.isLocked) : editing.lockBlock(id, !known.isLocked));
        return;
      case 'remove':
        if (!known.canRemove) return;
        add(isContent ? editing.removePart(id) : editing.removeBlock(id));
        workspace.announce(`Deleted ${known.name}. Press Undo to bring it back.`);
        requestAnimationFrame(() => desk.current?.focusBlock(null));
    }
  }

  const id = block?.id ?? '';
  const actions: BlockActions = {
    onAsk: () => act(id, 'ask'),
    onEditText: () => act(id, 'text'),
    onData: () => setDialog('data'),
    onPicture: () => setDialog('picture'),
    onMove: (direction) => act(id, direction),
    onDuplicate: () => act(id, 'duplicate'),
    onLock: () => act(id, 'lock'),
    onRemove: () => act(id, 'remove'),
    onShape: ({ content }, name) => {
      if (editing && part)
        add(editing.replacePart(id, part.kind, content, `Shown as ${name.toLowerCase()}:`));
    },
    onInsert: ({ name, content }) => {
      if (editing) add(editing.insertAfter(id, content, `Added ${name.toLowerCase()}`));
    },
  };
  const textEdit =
    editingId === null
      ? null
      : { onDone: () => desk.current?.finishText(), onCancel: () => desk.current?.cancelText() };
  const close = (): void => setDialog(null);

  return {
    barFor: (isDocked: boolean) =>
      block && (
        <EditBar
          block={block}
          actions={actions}
          shapes={part?.shapes ?? []}
          canInsert={isContent && block.canDuplicate}
          isDocked={isDocked}
          textEdit={textEdit}
        />
      ),
    deskEdits: canEdit
      ? {
          onKey: ({ id: blockId }: { readonly id: string }, key: BlockKey) => act(blockId, key),
          onEditing: (blockId: string | null) => {
            editedId.current = blockId;
            const show = () => {
              if (editedId.current === blockId) setEditingId(blockId);
            };
            if (blockId === null || splitting) show();
            else
              void loadSplitting()
                .then(setSplitting, () => undefined)
                .then(show);
            if (blockId !== null)
              workspace.announce('Editing text. Press Control Enter to save, Escape to cancel.');
          },
          isContent: () => isContent,
          onText: (blockId: string, edited: EditedText) => {
            if (editing) add(editing.changeText(edited, factsOf(blockId)?.name));
          },
          onNoText: () =>
            showErrorToast({
              title: 'No text to edit here',
              text: isContent
                ? 'This block is generated. Edit its data, or ask for a change in the chat.'
                : 'This block is a drawing. Ask for a change in the chat.',
            }),
          drag:
            editing && isContent
              ? {
                  siblingsOf: (blockId: string) => (html === null ? [] : editing.siblingsOf(html, blockId)),
                  onDrop: (blockId: string, index: number) => {
                    const at = html === null ? 0 : editing.siblingsOf(html, blockId).indexOf(blockId);
                    add(editing.placeBlock(blockId, index, index < at ? 'up' : 'down'));
                  },
                }
              : null,
          blockTools:
            editing && isContent
              ? {
                  onInsert: (blockId: string, place: InsertPlace) => setInserting({ id: blockId, place }),
                  onCopy: (blockId: string, clipboard: DataTransfer) => {
                    const known = factsOf(blockId);
                    if (!known?.canDuplicate || !part || target?.id !== blockId) return false;
                    editing.copyBlock(clipboard, known, part.content);
                    workspace.announce(`Copied ${known.name}. Paste it here or in another document.`);
                    return true;
                  },
                  onDropFile: takeFile,
                  onPaste: (blockId: string, clipboard: DataTransfer) => {
                    if (takeFile(blockId, clipboard)) return true;
                    const make = editing.pasteAfter(blockId, clipboard);
                    if (make) add(make);
                    return make !== null;
                  },
                }
              : null,
          divide: () =>
            splitting &&
            ((blockId: string, split: SplitText) => {
              const name = factsOf(blockId)?.name ?? blockId;
              const { make, next } = splitting.splitText(blockId, split, name, html ?? '');
              add(make);
              if (next.blockId !== blockId)
                workspace.selectBlock({ id: next.blockId, name: 'Paragraph' }, false);
              return next;
            }),
          onEmpty: (field: NextField) => {
            if (splitting) add(splitting.removeEmpty(field));
          },
          onMove: (move: Move) => edits[move]?.(),
          onDeselect: workspace.selectNothing,
        }
      : null,
    dialogs: (
      <Suspense fallback={null}>
        {inserting && editing && (
          <InsertDialog
            isSlides={html?.includes('data-format="slides') ?? false}
            onClose={() => setInserting(null)}
            onBlock={({ name, content }) => {
              setInserting(null);
              add(editing.insertAfter(inserting.id, content, `Added ${name.toLowerCase()}`, inserting.place));
            }}
            onPage={({ name, content }) => {
              setInserting(null);
              add(editing.insertPageAfter(inserting.id, content, `Added ${name.toLowerCase()}`));
            }}
          />
        )}
        {block === null || dialog === null ? null : dialog === 'data' && grid ? (
          <GridDialog
            name={block.name}
            source={grid}
            onClose={close}
            onSave={(value) => editing && add(editing.setPartField(id, grid.at, value, 'Data of'))}
          />
        ) : dialog === 'data' ? (
          <ChartDataDialog
            name={block.name}
            blockHtml={block.html}
            onClose={close}
            onSave={(blockHtml) => editing && add(editing.replaceBlock(id, blockHtml, 'Data of'))}
          />
        ) : (
          <PictureDialog
            name={block.name}
            blockHtml={block.html}
            assets={(onChoose) => <AssetChoices onChoose={onChoose} />}
            onClose={close}
            onSave={(chosen) => editing && add(editing.choosePicture(block, part?.content ?? null, chosen))}
          />
        )}
      </Suspense>
    ),
  };
}
