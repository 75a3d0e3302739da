/** One word every 25 ms, as specified. */
export const wordEveryMs = 25;

export interface PacingClock {
  /** Calls `work` after `ms`. Returns a cancel function. */
  readonly later: (work: () => void, ms: number) => () => void;
}

/** Returns the end of the word that starts at `from`, including leading space: the step of one tick. */
export function nextWordEnd(text: string, from: number): number {
  const match = /^\s*\S+/.exec(text.slice(from));
  return match ? from + match[0].length : text.length;
}

/**
 * Reveals a growing text word by word. `show` receives the number of visible UTF-16 units. With `isImmediate`
 * (reduced motion, hidden tab), all text is shown at once.
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
