import type { VersionSteps } from '../../../../contract/version-steps.ts';
import { applyPatches } from '../../../../domain/document/patches/apply-patches.ts';
import type { HandEdit, MakeEdit } from './hand-edit.ts';

export type Move = 'undo' | 'redo';

/** An edit and its factory, so that it can be remade after the page has changed. */
export interface EditStep {
  readonly kind: 'edit';
  readonly edit: HandEdit;
  readonly make: MakeEdit;
}

export interface MoveStep {
  readonly kind: Move;
  /** The edit that it undoes or redoes; null for a version saved before. */
  readonly of: EditStep | null;
}

/** Something that the server doesn't know yet. */
export type PendingStep = EditStep | MoveStep;

/** What a list of pending steps amounts to. */
export interface PendingSum {
  /** Edits in effect, in order. */
  readonly edits: readonly EditStep[];
  /** What is undone, by an edit or null for a saved version; redo takes the last. */
  readonly undone: readonly (EditStep | null)[];
  /** Number of saved versions undone, or redone if negative. */
  readonly back: number;
  /** True if there is an edit, so that versions undone earlier can't be redone. */
  readonly hasEdit: boolean;
}

/** A page, with the pages that undo and redo lead to as far as they are known; the next one is the last. */
export interface KnownPage {
  readonly html: string;
  readonly earlier: readonly string[];
  readonly later: readonly string[];
}

/** Maximum number of pages remembered in each direction. */
const mostKnown = 20;

export function sumOf(steps: readonly PendingStep[]): PendingSum {
  const edits: EditStep[] = [];
  let undone: (EditStep | null)[] = [];
  let back = 0;
  for (const step of steps) {
    if (step.kind === 'edit') {
      edits.push(step);
      undone = [];
    } else if (step.kind === 'undo') {
      const edit = edits.pop() ?? null;
      undone.push(edit);
      if (!edit) back += 1;
    } else {
      const edit = undone.pop() ?? null;
      if (edit) edits.push(edit);
      else back -= 1;
    }
  }
  return { edits, undone, back, hasEdit: steps.some(({ kind }) => kind === 'edit') };
}

/** Returns whether undo and redo lead anywhere, by the number of steps that they can go from the saved page. */
export function movesFrom(
  { edits, undone, back, hasEdit }: PendingSum,
  { undo_steps, redo_steps }: Pick<VersionSteps, 'undo_steps' | 'redo_steps'>,
): Readonly<Record<Move, boolean>> {
  return {
    undo: edits.length > 0 || undo_steps > back,
    redo: undone.length > 0 || (!hasEdit && redo_steps > -back),
  };
}

/**
 * Returns the page after a step; `html` is the page that the server answered with. Without it, undo and redo to
 * an unknown page leave the page as it is.
 * @throws PatchError if an edit can't be applied
 */
export function pageAfter(
  { html, earlier, later }: KnownPage,
  step: PendingStep,
  answer?: string,
): KnownPage {
  const passed = (pages: readonly string[]) => [...pages, html].slice(-mostKnown);
  if (step.kind === 'edit') {
    const next = answer ?? applyPatches(html, step.edit.patches, { mayChangeLocked: true }).html;
    return { html: next, earlier: passed(earlier), later: [] };
  }
  return step.kind === 'undo'
    ? { html: answer ?? earlier.at(-1) ?? html, earlier: earlier.slice(0, -1), later: passed(later) }
    : { html: answer ?? later.at(-1) ?? html, earlier: passed(earlier), later: later.slice(0, -1) };
}

export function moveAfter(steps: readonly PendingStep[], kind: Move): MoveStep {
  const { edits, undone } = sumOf(steps);
  return { kind, of: (kind === 'undo' ? edits : undone).at(-1) ?? null };
}

/** Removes an edit that can't be made, with the moves that would undo or redo it. */
export const withoutEdit = (steps: readonly PendingStep[], gone: EditStep): PendingStep[] =>
  steps.filter((step) => (step.kind === 'edit' ? step !== gone : step.of !== gone));
