import type { DocumentView } from '../../../../contract/documents.ts';
import { applyPatches, PatchError } from '../../../../domain/document/patches/apply-patches.ts';
import type { HandEdit, MakeEdit } from './hand-edit.ts';
import {
  type EditStep,
  type Move,
  moveAfter,
  type PendingStep,
  type PendingSum,
  sumOf,
  withoutEdit,
} from './pending-steps.ts';

export interface SavedState {
  readonly documentId: string;
  readonly version: number;
  readonly html: string;
}

export type EditAnswer =
  | { readonly outcome: 'saved'; readonly document: DocumentView }
  | { readonly outcome: 'kept_beside'; readonly document: DocumentView; readonly kept_version: number };

export interface EditQueueDeps {
  readonly send: (saved: SavedState, edit: HandEdit) => Promise<EditAnswer>;
  /** Undoes or redoes the last change of the saved document. */
  readonly move: (saved: SavedState, move: Move) => Promise<DocumentView>;
  /** Called with the page including unsaved edits; null if there are none. */
  readonly onDraft: (html: string | null) => void;
  /** Called with what isn't saved yet. */
  readonly onPending: (pending: PendingSum) => void;
  readonly onSaved: (answer: EditAnswer, edit: HandEdit) => void;
  readonly onMoved: (document: DocumentView, move: Move) => void;
  /** Called when an edit fails. It stays on the page and in the queue until it is resent or discarded. */
  readonly onFailed: (error: unknown, edit: HandEdit) => void;
  /** Called when undo or redo fails; it isn't tried again. */
  readonly onMoveFailed: (error: unknown) => void;
  /**
   * Returns the reason if the server will never accept this edit, such as an invalid number; the edit is then
   * dropped.
   */
  readonly refusalOf?: (error: unknown) => string | null;
  /** Called when an edit can't be applied to the current page. */
  readonly onImpossible: (message: string) => void;
}

/**
 * Queue of manual edits, and of undo and redo between them. An edit shows at once and is sent on top of the
 * version created by the previous one. A failed edit stays, with everything after it.
 */
export function createEditQueue(deps: EditQueueDeps) {
  let saved: SavedState | null = null;
  let pending: readonly PendingStep[] = [];
  let isSending = false;
  let hasFailed = false;

  function draftOf(steps: readonly PendingStep[]): string {
    return sumOf(steps).edits.reduce(
      (html, { edit: { patches } }) => applyPatches(html, patches, { mayChangeLocked: true }).html,
      saved?.html ?? '',
    );
  }

  function show(): void {
    deps.onDraft(pending.length === 0 ? null : draftOf(pending));
    deps.onPending(sumOf(pending));
  }

  /** Remakes later edits for the changed page, and reports those that no longer apply. */
  function settle(): void {
    let left = pending;
    let possible: readonly PendingStep[] = [];
    while (left[0]) {
      const [step, ...rest] = left;
      left = rest;
      if (step.kind !== 'edit') {
        possible = [...possible, step];
        continue;
      }
      try {
        const again: EditStep = { ...step, edit: step.make(draftOf(possible)) ?? step.edit };
        draftOf([...possible, again]);
        possible = [...possible, again];
        left = rest.map((other) =>
          other.kind !== 'edit' && other.of === step ? { ...other, of: again } : other,
        );
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        deps.onImpossible(error.message);
        left = withoutEdit(rest, step);
      }
    }
    pending = possible;
    show();
  }

  /** Sends the first step. Returns what to do with its result, unless another document was opened. */
  async function send(step: PendingStep, from: SavedState): Promise<() => void> {
    if (step.kind !== 'edit') {
      try {
        const document = await deps.move(from, step.kind);
        return () => taken(document, () => deps.onMoved(document, step.kind));
      } catch (error) {
        return () => {
          pending = pending.slice(1);
          deps.onMoveFailed(error);
          settle();
        };
      }
    }
    try {
      const answer = await deps.send(from, step.edit);
      return () => taken(answer.document, () => deps.onSaved(answer, step.edit));
    } catch (error) {
      return () => failed(step, error);
    }
  }

  function taken({ version, html }: DocumentView, tell: () => void): void {
    if (saved) saved = { documentId: saved.documentId, version, html };
    pending = pending.slice(1);
    tell();
    settle();
  }

  function failed(step: EditStep, error: unknown): void {
    const refusal = deps.refusalOf?.(error) ?? null;
    if (refusal === null) {
      hasFailed = true;
      deps.onFailed(error, step.edit);
      return;
    }
    pending = withoutEdit(pending.slice(1), step);
    deps.onImpossible(refusal);
    settle();
  }

  async function pump(): Promise<void> {
    const [step] = pending;
    if (isSending || hasFailed || !saved || !step) return;
    isSending = true;
    const { documentId } = saved;
    const finish = await send(step, saved);
    isSending = false;
    if (saved?.documentId === documentId) finish();
    await pump();
  }

  return {
    /** Sets the stored page. For another document, drops all pending edits. */
    rebase(next: SavedState | null): void {
      const isOther = next?.documentId !== saved?.documentId;
      if (isOther) {
        pending = [];
        hasFailed = false;
      }
      if (isSending && !isOther) return;
      saved = next;
      if (pending.length > 0) settle();
      else if (isOther) show();
    },
    add(make: MakeEdit): void {
      if (!saved) return;
      const html = draftOf(pending);
      const edit = make(html);
      if (!edit) return;
      try {
        applyPatches(html, edit.patches, { mayChangeLocked: true });
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        deps.onImpossible(error.message);
        return;
      }
      pending = [...pending, { kind: 'edit', edit, make }];
      show();
      void pump();
    },
    /** Undoes the last edit, or redoes the one undone last, after everything before it is saved. */
    move(kind: Move): void {
      if (!saved) return;
      pending = [...pending, moveAfter(pending, kind)];
      show();
      void pump();
    },
    retry(): void {
      hasFailed = false;
      void pump();
    },
    /** Discards unsaved edits. */
    takeBack(): void {
      pending = [];
      hasFailed = false;
      show();
    },
  };
}
