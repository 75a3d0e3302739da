import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { readDocument } from '../../features/page/api/document.ts';
import { readPart, sendEdit, sendMove, sendReshape } from '../../features/page/api/edits.ts';
import type { MakeEdit } from '../../features/page/edits/hand-edit.ts';
import type { PageShape } from '../../features/page/edits/look-edit.ts';
import type { Move, PendingSum } from '../../features/page/edits/pending-steps.ts';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { CallError, describeError } from '../../lib/call-error.ts';
import { loadModule } from '../../lib/load-module.ts';
import { localStore } from '../../lib/local-store.ts';
import { isPassing } from '../../lib/retry.ts';
import { withWords, words } from '../../lib/words.ts';
import { keepAtLeave } from './queues-at-leave.ts';
import type { Workspace } from './use-workspace.ts';

// Loaded after the chat is visible, because edits need the document parser and sanitizer.
const loadEditing = () =>
  withWords(import('../../features/page/edits/editing.ts'), 'editing', 'looks', 'blocks');
type Editing = Awaited<ReturnType<typeof loadEditing>>;
const editingModule = afterFirstPaint().then(() => loadModule(loadEditing));

const reshaped = {
  document: 'laidOutAsDocument',
  slides: 'laidOutAsSlides',
  story: 'laidOutAsStory',
} as const satisfies Readonly<Record<PageShape, string>>;

const nothingPending: PendingSum = { edits: [], undone: [], back: 0, hasEdit: false };

const moved = { undo: 'undone', redo: 'redone' } as const satisfies Readonly<Record<Move, string>>;

/** An edit that failed to save. It stays on the page until it is resent or discarded. */
export interface UnsavedEdit {
  readonly reason: string;
  readonly retry: () => void;
  readonly takeBack: () => void;
}

/** Manual edits of the page: applied optimistically, each saved as a version, kept if saving fails. */
export function useHandEdits({ page, dispatchPage, isRunning, announce }: Workspace) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [pending, setPending] = useState(nothingPending);
  const [unsaved, setUnsaved] = useState<UnsavedEdit | null>(null);
  const [keptVersion, setKeptVersion] = useState<number | null>(null);
  const [isReshaping, setIsReshaping] = useState(false);
  const dispatch = useRef(dispatchPage);
  dispatch.current = dispatchPage;
  const { documentId, version, base } = page;

  useEffect(() => {
    void editingModule.then(setEditing);
  }, []);

  /** Shows the current version, and tells if it was changed elsewhere. */
  const reload = useRef(async (_tell: () => void) => {});
  reload.current = async (tell) => {
    if (documentId === null) return;
    const document = await readDocument(documentId).catch(() => null);
    if (document?.version !== version) tell();
    if (document) dispatch.current({ type: 'loaded', document });
  };

  const queue = useMemo(() => {
    if (!editing) return null;
    const made = editing.createEditQueue({
      send: sendEdit,
      move: sendMove,
      newKey: () => crypto.randomUUID(),
      left: editing.createLeftSteps({ store: localStore, now: Date.now }),
      onDraft: setDraft,
      onPending: setPending,
      onMoved: (document, move) => {
        dispatch.current({ type: 'loaded', document });
        announce(words('editing')[moved[move]]);
      },
      onMoveRefused: (error) => {
        const tell = () => showErrorToast({ title: words('editing').unchanged, text: describeError(error) });
        if (error instanceof CallError && error.code === 'conflict') void reload.current(tell);
        else tell();
      },
      onSaved: (answer, edit) => {
        dispatch.current({ type: 'loaded', document: answer.document });
        if (answer.outcome === 'kept_beside') setKeptVersion(answer.kept_version);
        announce(
          answer.outcome === 'saved'
            ? words('editing').savedChange(edit.label)
            : words('editing').changedElsewhere,
        );
      },
      onFailed: (error) =>
        setUnsaved({
          reason: describeError(error),
          retry: () => {
            setUnsaved(null);
            made.retry();
          },
          takeBack: () => {
            setUnsaved(null);
            made.takeBack();
          },
        }),
      isPassing,
      refusalOf: (error) =>
        error instanceof CallError && error.code === 'invalid_input' ? error.detail : null,
      onImpossible: (text) => showErrorToast({ title: words('editing').unchanged, text }),
    });
    return made;
  }, [editing, announce]);

  useEffect(() => {
    if (!queue) return;
    keepAtLeave(queue);
    return () => queue.rebase(null);
  }, [queue]);

  // Clears errors of the previous document, before the queue reports those of this one.
  useLayoutEffect(() => {
    if (documentId === null) return;
    setKeptVersion(null);
    setUnsaved(null);
  }, [documentId]);

  // In the same task as the rendering: between it and an ordinary effect, the next version could arrive.
  useLayoutEffect(() => {
    queue?.rebase(
      documentId !== null && version !== null && base !== null ? { documentId, version, html: base } : null,
    );
  }, [queue, documentId, version, base]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', unsaved.retry);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', unsaved.retry);
    };
  }, [unsaved]);

  const canEdit =
    queue !== null && documentId !== null && version !== null && !isRunning && !isReshaping && !page.viewed;

  const canMove = queue !== null && documentId !== null && version !== null && !isRunning && !isReshaping;
  const canMoveBy = editing?.movesFrom(pending, page.steps);

  async function reshape(shape: PageShape): Promise<void> {
    if (documentId === null || version === null) return;
    setIsReshaping(true);
    try {
      const document = await sendReshape(documentId, version, shape);
      dispatchPage({ type: 'loaded', document });
      announce(words('editing')[reshaped[shape]]);
    } catch (error) {
      showErrorToast({ title: words('editing').unchanged, text: describeError(error) });
    } finally {
      setIsReshaping(false);
    }
  }

  return {
    /** The editing module; null until it is loaded. */
    editing,
    canEdit,
    /** The saved page with unsaved edits applied. */
    html: draft ?? base,
    isSaving: draft !== null && unsaved === null,
    unsaved,
    keptVersion,
    forgetKept: () => setKeptVersion(null),
    add: (make: MakeEdit) => {
      if (canEdit) queue?.add(make);
    },
    /**
     * Returns a part of the content that the page shows, once it is saved; null if only its HTML is stored.
     * @throws CallError
     */
    readSavedPart: async (partId: string | null) => {
      const saved = await queue?.whenSaved();
      return saved && partId !== null ? readPart(saved.documentId, saved.version, partId) : null;
    },
    /** Null if there is nothing to undo. A change that couldn't be saved is discarded. */
    undo: canMove && canMoveBy?.undo ? () => (unsaved ? unsaved.takeBack() : queue.move('undo')) : null,
    redo: canMove && canMoveBy?.redo && !unsaved ? () => queue.move('redo') : null,
    reshape: canEdit && draft === null ? (shape: PageShape) => void reshape(shape) : null,
  };
}

export type HandEdits = ReturnType<typeof useHandEdits>;
