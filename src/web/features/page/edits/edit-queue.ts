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
  /** Called with the page including unsaved edits; null if there are none. */
  readonly onDraft: (html: string | null) => void;
  readonly onSaved: (answer: EditAnswer, edit: HandEdit) => void;
  /** Called when an edit fails. It stays on the page and in the queue until it is resent or discarded. */
  readonly onFailed: (error: unknown, edit: HandEdit) => void;
  /**
   * Returns the reason if the server will never accept this edit, such as an invalid number; the edit is then
   * dropped.
   */
  readonly refusalOf?: (error: unknown) => string | null;
  /** Called when an edit can't be applied to the current page. */
  readonly onImpossible: (message: string) => void;
}

/** An edit and its factory, so that it can be remade after the page has changed. */
interface Pending {
  readonly edit: HandEdit;
  readonly make: MakeEdit;
}

/**
 * Queue of manual edits. Each shows at once and is sent on top of the version created by the previous one. A
 * failed edit stays, with all edits after it.
 */
export function createEditQueue(deps: EditQueueDeps) {
  let saved: SavedState | null = null;
  let pending: Pending[] = [];
  let isSending = false;
  let hasFailed = false;

  function draftOf(edits: readonly Pending[]): string {
    return edits.reduce(
      (html, { edit: { patches } }) => applyPatches(html, patches, { mayChangeLocked: true }).html,
      saved?.html ?? '',
    );
  }

  function show(): void {
    deps.onDraft(pending.length === 0 ? null : draftOf(pending));
  }

  /** Remakes later edits for the changed page, and reports those that no longer apply. */
  function settle(): void {
    const possible: Pending[] = [];
    for (const { edit, make } of pending) {
      try {
        const again = { edit: make(draftOf(possible)) ?? edit, make };
        draftOf([...possible, again]);
        possible.push(again);
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        deps.onImpossible(error.message);
      }
    }
    pending = possible;
    show();
  }

  async function pump(): Promise<void> {
    const edit = pending[0]?.edit;
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
      const refusal = deps.refusalOf?.(error) ?? null;
      if (refusal === null) {
        hasFailed = true;
        deps.onFailed(error, edit);
      } else {
        pending = pending.slice(1);
        deps.onImpossible(refusal);
        settle();
      }
    } finally {
      isSending = false;
    }
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
      pending = [...pending, { edit, make }];
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
