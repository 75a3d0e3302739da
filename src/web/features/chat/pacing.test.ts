import { describe, expect, it } from 'vitest';
import { createPacer, nextWordEnd, wordEveryMs } from './pacing.ts';

/** A clock that is turned by hand. */
function handClock() {
  let pending: { work: () => void; ms: number } | null = null;
  const waits: number[] = [];
  return {
    waits,
    clock: {
      later: (work: () => void, ms: number) => {
        pending = { work, ms };
        return () => {
          pending = null;
        };
      },
    },
    turn: (): boolean => {
      const due = pending;
      pending = null;
      if (due) waits.push(due.ms);
      due?.work();
      return due !== null;
    },
  };
}

function pace(isImmediate = false) {
  const { clock, turn, waits } = handClock();
  const shown: number[] = [];
  const pacer = createPacer({ clock, isImmediate: () => isImmediate, show: (length) => shown.push(length) });
  return { pacer, turn, waits, shown };
}

describe('nextWordEnd', () => {
  it('ends after a word with the space before it, or at the end of the text', () => {
    expect(nextWordEnd('one  two', 0)).toBe(3);
    expect(nextWordEnd('one  two', 3)).toBe(8);
    expect(nextWordEnd('one ', 3)).toBe(4);
  });
});

describe('createPacer', () => {
  it('[T10] shows a word every 25 ms and stops when it has caught up', () => {
    const { pacer, turn, waits, shown } = pace();
    pacer.grow('Your page is');
    while (turn());
    expect(shown).toEqual([4, 9, 12]);
    pacer.grow('Your page is ready');
    while (turn());
    expect(shown.at(-1)).toBe(18);
    expect(waits).toEqual([0, wordEveryMs, wordEveryMs, wordEveryMs]);
  });

  it('shows everything at once under reduced motion', () => {
    const { pacer, turn, shown } = pace(true);
    pacer.grow('All of this at once');
    while (turn());
    expect(shown).toEqual([19]);
  });

  it('stops when told to', () => {
    const { pacer, turn, shown } = pace();
    pacer.grow('a b c');
    turn();
    pacer.stop();
    expect(turn()).toBe(false);
    expect(shown).toEqual([1]);
  });
});
