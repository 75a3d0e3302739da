/** One word every 25 ms, as the specification sets it. */
export const wordEveryMs = 25;

export interface PacingClock {
  /** Calls `work` after `ms`; gives the way to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
}

/** Where the word ends that begins at `from`, with the space before it: what one tick shows. */
export function nextWordEnd(text: string, from: number): number {
  const match = /^\s*\S+/.exec(text.slice(from));
  return match ? from + match[0].length : text.length;
}

/**
 * Shows a growing text word by word. `show` is told how many UTF-16 units are visible. With `isImmediate` (reduced
 * motion, hidden tab) everything shows at once.
 */
export function createPacer(deps: {
  readonly clock: PacingClock;
  readonly isImmediate: () => boolean;
  readonly show: (length: number) => void;
}): { readonly grow: (text: string) => void; readonly stop: () => void } {
  let text = '';
  let shown = 0;
  let callOff: (() => void) | null = null;

  function tick(): void {
    callOff = null;
    shown = deps.isImmediate() ? text.length : nextWordEnd(text, shown);
    deps.show(shown);
    if (shown < text.length) callOff = deps.clock.later(tick, wordEveryMs);
  }

  return {
    grow(grown) {
      text = grown;
      if (shown < text.length && !callOff) callOff = deps.clock.later(tick, shown === 0 ? 0 : wordEveryMs);
    },
    stop() {
      callOff?.();
      callOff = null;
    },
  };
}
