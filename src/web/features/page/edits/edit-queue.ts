import type { DocumentView } from '../../../../contract/documents.ts';
import { applyPatches, PatchError } from '../../../../domain/document/patches/apply-patches.ts';
import type { HandEdit, MakeEdit } from './hand-edit.ts';

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
  /** The page with all edits that are not saved yet; null when there are none. */
  readonly onDraft: (html: string | null) => void;
  readonly onSaved: (answer: EditAnswer, edit: HandEdit) => void;
  /** The edit stays on the page and in the queue until it is sent again or taken back. */
  readonly onFailed: (error: unknown, edit: HandEdit) => void;
  /** An edit that cannot be made on the page as it is. */
  readonly onImpossible: (message: string) => void;
}

/**
 * Edits by hand, one after the other: each shows at once and is sent on top of the version that the one before it
 * became. What fails stays, with everything after it.
 */
export function createEditQueue(deps: EditQueueDeps) {
  let saved: SavedState | null = null;
  let pending: HandEdit[] = [];
  let isSending = false;
  let hasFailed = false;

  function draftOf(edits: readonly HandEdit[]): string {
    return edits.reduce(
      (html, { patches }) => applyPatches(html, patches, { mayChangeLocked: true }).html,
      saved?.html ?? '',
    );
  }

  function show(): void {
    deps.onDraft(pending.length === 0 ? null : draftOf(pending));
  }

  /** Later edits were made for a page that has just become another one; what cannot be made on it is told. */
  function settle(): void {
    const possible: HandEdit[] = [];
    for (const edit of pending) {
      try {
        draftOf([...possible, edit]);
        possible.push(edit);
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        deps.onImpossible(error.message);
      }
    }
    pending = possible;
    show();
  }

  async function pump(): Promise<void> {
    const edit = pending[0];
    if (isSending || hasFailed || !saved || !edit) return;
    isSending = true;
    const { documentId } = saved;
    try {
      const answer = await deps.send(saved, edit);
      if (saved?.documentId !== documentId) return;
      const { version, html } = answer.document;
      saved = { documentId, version, html };
      pending = pending.slice(1);
      deps.onSaved(answer, edit);
      settle();
    } catch (error) {
      if (saved?.documentId !== documentId) return;
      hasFailed = true;
      deps.onFailed(error, edit);
    } finally {
      isSending = false;
    }
    await pump();
  }

  return {
    /** The page as it is stored now. Another document drops what was waiting for the former one. */
    rebase(next: SavedState | null): void {
      const isOther = next?.documentId !== saved?.documentId;
      if (isOther) {
        pending = [];
        hasFailed = false;
      }
      if (isSending && !isOther) return;
      saved = next;
      if (pending.length > 0) settle();
      else if (isOther) deps.onDraft(null);
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
      pending = [...pending, edit];
      show();
      void pump();
    },
    retry(): void {
      hasFailed = false;
      void pump();
    },
    /** Gives up what is not saved. */
    takeBack(): void {
      pending = [];
      hasFailed = false;
      show();
    },
  };
}
