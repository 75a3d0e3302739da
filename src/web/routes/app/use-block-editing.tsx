import { lazy, type RefObject, Suspense, useState } from 'react';
import { showErrorToast } from '../../components/ui/toast.tsx';
import type { BlockKey } from '../../features/page/components/block-overlay.tsx';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { type BlockActions, EditBar } from '../../features/page/components/edit-bar.tsx';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

const ChartDataDialog = lazy(() =>
  import('../../features/page/components/chart-data-dialog.tsx').then((module) => ({
    default: module.ChartDataDialog,
  })),
);
const PictureDialog = lazy(() =>
  import('../../features/page/components/picture-dialog.tsx').then((module) => ({
    default: module.PictureDialog,
  })),
);

/** What can be done with the block that is selected: its bar, its keys, its dialogs. */
export function useBlockEditing(workspace: Workspace, edits: HandEdits, desk: RefObject<DeskHandle | null>) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'data' | 'picture' | null>(null);
  const { editing, canEdit, html, add } = edits;
  const target = workspace.targets.at(-1);
  const factsOf = (id: string) => (editing && html !== null ? editing.blockFacts(html, id) : null);
  const block = target && canEdit ? factsOf(target.id) : null;

  function act(id: string, key: BlockKey): void {
    const facts = factsOf(id);
    if (!editing || !facts || !canEdit) return;
    if (facts.isLocked && key !== 'lock' && key !== 'duplicate' && key !== 'ask') {
      workspace.announce(`${facts.name} is locked. Unlock it before changing it.`);
      return;
    }
    switch (key) {
      case 'ask':
        workspace.askAbout({ id, name: facts.name });
        return;
      case 'text':
        desk.current?.editText(id);
        return;
      case 'up':
      case 'down':
        add(editing.moveBlock(id, key));
        return;
      case 'duplicate':
        add(editing.duplicateBlock(id));
        return;
      case 'lock':
        add(editing.lockBlock(id, !facts.isLocked));
        return;
      case 'remove':
        add(editing.removeBlock(id));
        workspace.announce(`Deleted ${facts.name}. Undo brings it back.`);
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
  };
  const textEdit =
    editingId === null
      ? null
      : { onDone: () => desk.current?.finishText(), onCancel: () => desk.current?.cancelText() };

  return {
    barFor: (isDocked: boolean) =>
      block && <EditBar block={block} actions={actions} isDocked={isDocked} textEdit={textEdit} />,
    deskEdits: canEdit
      ? {
          onKey: ({ id: blockId }: { readonly id: string }, key: BlockKey) => act(blockId, key),
          onEditing: (blockId: string | null) => {
            setEditingId(blockId);
            if (blockId !== null)
              workspace.announce('Editing the text. Enter keeps it, Escape takes it back.');
          },
          onText: (blockId: string, blockHtml: string) => {
            if (editing) add(editing.replaceBlock(blockId, blockHtml, 'Text of'));
          },
          onNoText: () =>
            showErrorToast({
              title: 'No words to edit here',
              text: 'This block is drawn. Ask for a change of it in the chat.',
            }),
        }
      : null,
    dialogs: block && dialog !== null && (
      <Suspense fallback={null}>
        {dialog === 'data' ? (
          <ChartDataDialog
            name={block.name}
            blockHtml={block.html}
            onClose={() => setDialog(null)}
            onSave={(blockHtml) => editing && add(editing.replaceBlock(id, blockHtml, 'Data of'))}
          />
        ) : (
          <PictureDialog
            name={block.name}
            blockHtml={block.html}
            onClose={() => setDialog(null)}
            onSave={(blockHtml) => editing && add(editing.replaceBlock(id, blockHtml, 'Picture of'))}
          />
        )}
      </Suspense>
    ),
  };
}
