import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { usePart } from '../../features/page/api/edits.ts';
import type { BlockKey, InsertPlace } from '../../features/page/components/block-overlay.tsx';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { type BlockActions, EditBar } from '../../features/page/components/edit-bar.tsx';
import type { GridSource } from '../../features/page/edits/data-grid.ts';
import type { MakeEdit } from '../../features/page/edits/hand-edit.ts';
import type { Move } from '../../features/page/edits/pending-steps.ts';
import type { NextField, SplitText } from '../../features/page/edits/text/split-text.ts';
import type { EditedText } from '../../features/page/edits/text-edit.ts';
import { contentIdOf, hasFields } from '../../features/page/page-parts.ts';
import { describeError } from '../../lib/call-error.ts';
import { withWords, words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import { usePictureFiles } from './use-picture-files.ts';
import type { Workspace } from './use-workspace.ts';

const ChartDataDialog = lazy(() =>
  withWords(import('../../features/page/components/chart-data-dialog.tsx'), 'grid').then((module) => ({
    default: module.ChartDataDialog,
  })),
);
const GridDialog = lazy(() =>
  withWords(import('../../features/page/components/grid-dialog.tsx'), 'grid').then((module) => ({
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

function languageOf(articleHtml: string | null): string {
  const from = articleHtml?.indexOf('<article') ?? -1;
  const startTag = articleHtml?.slice(Math.max(0, from), articleHtml.indexOf('>', from)) ?? '';
  return / lang="([^"]*)"/.exec(startTag)?.[1] ?? 'en';
}

const AssetChoices = lazy(() =>
  import('./asset-choices.tsx').then((module) => ({ default: module.AssetChoices })),
);

/**
 * Loaded with the first text edit, because it needs the writer of content text. Without it, Enter ends the
 * edit.
 */
const loadSplitting = () => import('../../features/page/edits/text/split-text.ts');
type Splitting = Awaited<ReturnType<typeof loadSplitting>>;
type PagePart = NonNullable<Awaited<ReturnType<HandEdits['readSavedPart']>>>;

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
  // The dialog opens with what the page shows, which may still have to be saved, and keeps it while it is open.
  const isSaved = !edits.isSaving && !edits.unsaved;
  const shownGrid = useRef<GridSource | 'none' | null>(null);
  if (dialog !== 'data') shownGrid.current = null;
  else if (!shownGrid.current && isSaved && part !== undefined) shownGrid.current = grid ?? 'none';
  const openGrid = shownGrid.current;
  const block = facts && { ...facts, hasChart: facts.hasChart || grid !== null };

  const linesOf = (id: string) =>
    html !== null && isContent ? (editing?.linesBehind(html, id) ?? null) : null;

  /** Selects a block, because the toolbar and the dialogs show the selected one. */
  function select(id: string, name: string): void {
    if (!workspace.targets.some((each) => each.id === id)) workspace.selectBlock({ id, name }, false);
  }

  /** Opens the data that a block shows or is computed from; returns false if it has none. */
  function openData(id: string): boolean {
    const known = factsOf(id);
    const isShown = known && (known.hasChart || (isContent && editing?.hasGrid(known.html)));
    const source = isShown ? known : linesOf(id);
    if (!source) return false;
    if (source.isLocked) {
      workspace.announce(`${source.name} is locked. Unlock it to change it.`);
      return true;
    }
    select(source.id, source.name);
    setDialog('data');
    return true;
  }

  /** Makes an edit from the saved content of a block: `part` may be read later, or lack the last edits. */
  async function addFrom(id: string, makeOf: (part: PagePart | null) => MakeEdit | null): Promise<void> {
    try {
      const made = makeOf(await edits.readSavedPart(contentIdOf(id)));
      if (made) add(made);
    } catch (error) {
      showErrorToast({ title: words('editing').unchanged, text: describeError(error) });
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
      workspace.announce(words('editing').isLocked(known.name));
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
        if (!known.hasText && openData(id)) return;
        select(id, known.name);
        desk.current?.editText(id);
        return;
      case 'up':
      case 'down':
        add(isContent ? editing.moveContentBlock(id, key) : editing.moveBlock(id, key));
        return;
      case 'duplicate':
        if (!isContent) add(editing.duplicateBlock(id));
        else if (known.canDuplicate)
          void addFrom(
            id,
            (source) =>
              source && editing.insertAfter(id, source.content, words('editing').copied(known.name)),
          );
        return;
      case 'lock':
        add(isContent ? editing.lockPart(id, !known.isLocked) : editing.lockBlock(id, !known.isLocked));
        return;
      case 'remove':
        if (!known.canRemove) return;
        add(isContent ? editing.removePart(id) : editing.removeBlock(id));
        workspace.announce(words('editing').deletedNow(known.name));
        requestAnimationFrame(() => desk.current?.focusBlock(null));
    }
  }

  const id = block?.id ?? '';
  const actions: BlockActions = {
    onAsk: () => act(id, 'ask'),
    onEditText: () => act(id, 'text'),
    onData: () => setDialog('data'),
    onLines: () => openData(id),
    onPicture: () => setDialog('picture'),
    onMove: (direction) => act(id, direction),
    onDuplicate: () => act(id, 'duplicate'),
    onLock: () => act(id, 'lock'),
    onRemove: () => act(id, 'remove'),
    onShape: (chosen, name) => {
      if (!editing) return;
      const labelOf = (block: string) => words('editing').shownAs(name, block);
      void addFrom(id, (saved) => {
        const shape = saved?.shapes.find(({ as }) => as === chosen.as);
        return saved && shape ? editing.replacePart(id, saved.kind, shape.content, labelOf) : null;
      });
    },
    onInsert: ({ name, content }) => {
      if (editing) add(editing.insertAfter(id, content, words('editing').added(name)));
    },
  };
  const textEdit =
    editingId === null
      ? null
      : { onDone: () => desk.current?.finishText(), onCancel: () => desk.current?.cancelText() };
  function close(): void {
    setDialog(null);
    // The button that opened the dialog may be gone, with the block that it belonged to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) desk.current?.focusBlock(id);
    });
  }
  function dataDialog() {
    if (!block || !editing || !openGrid) return null;
    if (openGrid !== 'none')
      return (
        <GridDialog
          name={block.name}
          source={openGrid}
          onClose={close}
          onSave={(value) => add(editing.setPartField(id, openGrid.at, value, words('editing').dataOf))}
        />
      );
    if (!block.hasChart) return null;
    return (
      <ChartDataDialog
        name={block.name}
        blockHtml={block.html}
        onClose={close}
        onSave={(blockHtml) => add(editing.replaceBlock(id, blockHtml, words('editing').dataOf))}
      />
    );
  }

  return {
    barFor: (isDocked: boolean) =>
      block && (
        <EditBar
          block={block}
          actions={actions}
          lines={linesOf(block.id)}
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
            if (blockId !== null) workspace.announce(words('editing').textHint);
          },
          isContent: () => isContent,
          onText: (blockId: string, edited: EditedText) => {
            if (editing) add(editing.changeText(edited, factsOf(blockId)?.name));
          },
          onNoText: (blockId: string) => {
            if (openData(blockId)) return;
            showErrorToast({
              title: words('editing').noText,
              text: isContent ? words('editing').noTextGenerated : words('editing').noTextDrawing,
            });
          },
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
                    if (!known?.canDuplicate) return false;
                    const content = part && target?.id === blockId ? part.content : null;
                    editing.copyBlock(clipboard, known, content);
                    workspace.announce(words('editing').copiedNow(known.name));
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
              const { make, next } = splitting.splitText(blockId, split, name);
              add(make);
              if (next.blockId !== blockId)
                workspace.selectBlock({ id: next.blockId, name: words('blocks').paragraph }, false);
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
              add(editing.insertAfter(inserting.id, content, words('editing').added(name), inserting.place));
            }}
            onPage={({ name, content }) => {
              setInserting(null);
              add(editing.insertPageAfter(inserting.id, content, words('editing').added(name)));
            }}
          />
        )}
        {dialog === 'data' && dataDialog()}
        {dialog === 'picture' && block && (
          <PictureDialog
            block={block}
            part={part?.content ?? null}
            language={languageOf(html)}
            assets={(onChoose) => <AssetChoices language={languageOf(html)} onChoose={onChoose} />}
            onClose={close}
            onSave={(chosen) => {
              if (editing)
                void addFrom(block.id, (saved) =>
                  editing.choosePicture(block, saved?.content ?? null, chosen),
                );
            }}
          />
        )}
      </Suspense>
    ),
  };
}
