import type { DocumentView } from '../../../../contract/documents.ts';
import { applyPatches, PatchError } from '../../../../domain/document/patches/apply-patches.ts';
import type { HandEdit, MakeEdit } from './hand-edit.ts';
import type { Attempt, LeftStepsStore } from './left-steps.ts';
import {
  type EditStep,
  type KnownPage,
  type Move,
  moveAfter,
  type PendingStep,
  type PendingSum,
  pageAfter,
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

export type SavedVersion = Pick<SavedState, 'documentId' | 'version'>;

/** What a request is about: a version of a document, and the key under which it is applied once. */
export type StepTarget = SavedVersion & Attempt;

export interface EditQueueDeps {
  readonly send: (target: StepTarget, edit: HandEdit) => Promise<EditAnswer>;
  /** Undoes or redoes the last change of the saved document. */
  readonly move: (target: StepTarget, move: Move) => Promise<DocumentView>;
  readonly newKey: () => string;
  /** Keeps steps of closed pages. */
  readonly left: LeftStepsStore;
  /** Called with the page including unsaved edits; null if there are none. */
  readonly onDraft: (html: string | null) => void;
  /** Called with what isn't saved yet. */
  readonly onPending: (pending: PendingSum) => void;
  readonly onSaved: (answer: EditAnswer, edit: HandEdit) => void;
  readonly onMoved: (document: DocumentView, move: Move) => void;
  /** Called when a step fails. It stays on the page and in the queue until it is resent or discarded. */
  readonly onFailed: (error: unknown) => void;
  /** Called when undo or redo is refused; it isn't tried again. */
  readonly onMoveRefused: (error: unknown) => void;
  /**
   * Returns the reason if the server will never accept this edit, such as an invalid number; the edit is then
   * dropped.
   */
  readonly refusalOf?: (error: unknown) => string | null;
  /** Returns whether the same request may succeed later; it may even have arrived. */
  readonly isPassing: (error: unknown) => boolean;
  /** Called when an edit can't be applied to the current page. */
  readonly onImpossible: (message: string) => void;
}

/** A document and what isn't saved of it yet. */
interface Work {
  readonly documentId: string;
  version: number;
  page: KnownPage;
  pending: readonly PendingStep[];
  /** Request of the first step. It stays until the step is answered, so that trying again can't apply it twice. */
  attempt: Attempt | null;
  isSending: boolean;
  /** Called when everything is saved. */
  waiting: ((saved: SavedVersion) => void)[];
  failure: { readonly error: unknown } | null;
}

const newWork = ({ documentId, version, html }: SavedState): Work => ({
  documentId,
  version,
  page: { html, earlier: [], later: [] },
  pending: [],
  attempt: null,
  isSending: false,
  waiting: [],
  failure: null,
});

/**
 * Queue of manual edits, and of undo and redo between them. An edit shows at once and is sent on top of the
 * version created by the previous one. A failed edit stays, with everything after it. When another document is
 * opened, what isn't saved yet of this one is sent in the background.
 */
export function createEditQueue(deps: EditQueueDeps) {
  /** The open document, and others that aren't saved yet. */
  const works = new Map<string, Work>();
  let open: Work | null = null;

  const draftOf = (work: Work, steps: readonly PendingStep[]): KnownPage =>
    steps.reduce((page, step) => pageAfter(page, step), work.page);

  /** Like `draftOf`. What an earlier page left may already be part of the saved page. */
  function shownOf(work: Work): string {
    try {
      return draftOf(work, work.pending).html;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return work.page.html;
    }
  }

  function show(work: Work): void {
    if (work !== open) return;
    deps.onDraft(work.pending.length === 0 ? null : shownOf(work));
    deps.onPending(sumOf(work.pending));
  }

  /** Remakes later edits for the changed page, and reports those that no longer apply. */
  function settle(work: Work): void {
    let left = work.pending;
    let possible: readonly PendingStep[] = [];
    while (left[0]) {
      const [step, ...rest] = left;
      left = rest;
      // A request that may have arrived isn't changed.
      if (step.kind !== 'edit' || (work.attempt && possible.length === 0)) {
        possible = [...possible, step];
        continue;
      }
      try {
        const again: EditStep = { ...step, edit: step.make(draftOf(work, possible).html) ?? step.edit };
        draftOf(work, [...possible, again]);
        possible = [...possible, again];
        left = rest.map((other) =>
          other.kind !== 'edit' && other.of === step ? { ...other, of: again } : other,
        );
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        if (work === open) deps.onImpossible(error.message);
        left = withoutEdit(rest, step);
      }
    }
    work.pending = possible;
    show(work);
  }

  /** Sends the first step. Returns what to do with its result. */
  async function send(work: Work, step: PendingStep, target: StepTarget): Promise<() => void> {
    if (step.kind !== 'edit') {
      try {
        const document = await deps.move(target, step.kind);
        return () => taken(work, step, document, () => deps.onMoved(document, step.kind));
      } catch (error) {
        return () => moveFailed(work, error);
      }
    }
    try {
      const answer = await deps.send(target, step.edit);
      return () => taken(work, step, answer.document, () => deps.onSaved(answer, step.edit));
    } catch (error) {
      return () => failed(work, step, error);
    }
  }

  function dropFirst(work: Work): void {
    work.pending = work.pending.slice(1);
    work.attempt = null;
  }

  function taken(work: Work, step: PendingStep, { version, html }: DocumentView, tell: () => void): void {
    // Of a request that arrived before this page was loaded, or that was joined with changes from elsewhere, the
    // page before isn't known.
    const isNext = work.attempt?.version === work.version;
    work.page = isNext ? pageAfter(work.page, step, html) : { html, earlier: [], later: [] };
    work.version = version;
    dropFirst(work);
    if (work === open) tell();
    settle(work);
  }

  function stop(work: Work, error: unknown): void {
    work.failure = { error };
    if (work === open) deps.onFailed(error);
  }

  function moveFailed(work: Work, error: unknown): void {
    if (deps.isPassing(error)) {
      stop(work, error);
      return;
    }
    dropFirst(work);
    if (work === open) deps.onMoveRefused(error);
    settle(work);
  }

  function failed(work: Work, step: EditStep, error: unknown): void {
    const refusal = deps.refusalOf?.(error) ?? null;
    if (refusal === null) {
      stop(work, error);
      return;
    }
    dropFirst(work);
    work.pending = withoutEdit(work.pending, step);
    if (work === open) deps.onImpossible(refusal);
    settle(work);
  }

  async function pump(work: Work): Promise<void> {
    const [step] = work.pending;
    if (work.isSending || work.failure) return;
    if (!step) {
      for (const resolve of work.waiting.splice(0)) resolve(work);
      if (work !== open) works.delete(work.documentId);
      return;
    }
    work.isSending = true;
    work.attempt ??= { version: work.version, key: deps.newKey() };
    const finish = await send(work, step, { documentId: work.documentId, ...work.attempt });
    work.isSending = false;
    finish();
    await pump(work);
  }

  /** Opens a document, with what an earlier page left of it. */
  function openWork(next: SavedState): Work {
    const known = works.get(next.documentId);
    if (known) return known;
    const work = newWork(next);
    const left = deps.left.take(next.documentId);
    if (left) {
      work.pending = left.steps;
      work.attempt = left.attempt;
    }
    works.set(next.documentId, work);
    return work;
  }

  return {
    /** Sets the stored page, or opens another document. */
    rebase(next: SavedState | null): void {
      const before = open;
      if (next?.documentId !== before?.documentId) {
        open = next && openWork(next);
        if (before && before.pending.length === 0) works.delete(before.documentId);
        if (!open) {
          deps.onDraft(null);
          deps.onPending(sumOf([]));
        }
      }
      if (!next || !open) return;
      if (!open.isSending && (open.version !== next.version || open.page.html !== next.html)) {
        open.version = next.version;
        open.page = { html: next.html, earlier: [], later: [] };
      }
      if (open !== before) {
        show(open);
        if (open.failure) deps.onFailed(open.failure.error);
        void pump(open);
      } else if (open.pending.length > 0 && !open.isSending) settle(open);
    },
    add(make: MakeEdit): void {
      if (!open) return;
      const html = shownOf(open);
      const edit = make(html);
      if (!edit) return;
      try {
        applyPatches(html, edit.patches, { mayChangeLocked: true });
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        deps.onImpossible(error.message);
        return;
      }
      open.pending = [...open.pending, { kind: 'edit', edit, make }];
      show(open);
      void pump(open);
    },
    /** Undoes the last edit, or redoes the one undone last, after everything before it is saved. */
    move(kind: Move): void {
      if (!open) return;
      open.pending = [...open.pending, moveAfter(open.pending, kind)];
      show(open);
      void pump(open);
    },
    /** Resolves with the version that contains every edit made so far. Its content is what the page shows. */
    whenSaved(): Promise<SavedVersion> | null {
      const work = open;
      if (!work) return null;
      return work.pending.length === 0
        ? Promise.resolve(work)
        : new Promise((resolve) => {
            work.waiting.push(resolve);
          });
    },
    retry(): void {
      if (!open) return;
      open.failure = null;
      void pump(open);
    },
    /** Discards unsaved edits. */
    takeBack(): void {
      if (!open) return;
      open.pending = [];
      open.attempt = null;
      open.failure = null;
      show(open);
    },
    isIdle: () => [...works.values()].every(({ pending }) => pending.length === 0),
    /** Keeps what isn't saved for the next page, or forgets it, if this page goes on after all. */
    leave(isLeaving: boolean): void {
      for (const { documentId, pending: steps, attempt } of works.values())
        if (attempt && steps.length > 0) deps.left.keep(documentId, isLeaving ? { steps, attempt } : null);
    },
  };
}

export type EditQueue = ReturnType<typeof createEditQueue>;
