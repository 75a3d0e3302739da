import type { TextRange } from './pieces.ts';

/** The text of all fields of a block, and the selection in one of them. */
export interface TextState {
  readonly htmls: readonly string[];
  readonly field: number;
  readonly range: TextRange;
}

/** Typing without a longer pause is one step. */
const pauseMs = 800;

/** Undo and redo of the text being edited, including marks and pasted text. */
export function createTextHistory(first: TextState, now: () => number = () => performance.now()) {
  let past: TextState[] = [];
  let current = first;
  let future: TextState[] = [];
  let typedAtMs = Number.NEGATIVE_INFINITY;

  return {
    /** @param isTyped true for a typed character, which may join the step before */
    record(next: TextState, isTyped: boolean): void {
      if (next.htmls.every((html, index) => html === current.htmls[index])) {
        current = next;
        return;
      }
      const isContinued = isTyped && past.length > 0 && now() - typedAtMs < pauseMs;
      if (!isContinued) past = [...past, current];
      typedAtMs = isTyped ? now() : Number.NEGATIVE_INFINITY;
      current = next;
      future = [];
    },
    /** Notes where the selection is before a change, so that undo restores it. */
    note(state: TextState): void {
      if (state.htmls.every((html, index) => html === current.htmls[index])) current = state;
    },
    undo(): TextState | null {
      const before = past.at(-1);
      if (!before) return null;
      past = past.slice(0, -1);
      future = [current, ...future];
      current = before;
      typedAtMs = Number.NEGATIVE_INFINITY;
      return before;
    },
    redo(): TextState | null {
      const [next, ...rest] = future;
      if (!next) return null;
      past = [...past, current];
      future = rest;
      current = next;
      return next;
    },
    /** True if nothing was changed since the start, not even undone. */
    isUntouched: () => past.length === 0 && future.length === 0,
  };
}
