import { useEffect, useState } from 'react';
import { reducedMotionQuery, useMediaQuery } from '../../lib/use-media-query.ts';

/** How long each sample page lies in front, as the specification sets it. */
const rotateEveryMs = 4000;

/**
 * Which of `count` things is in front. It turns every four seconds; it stands still while it is held (pointed at or
 * focused), after the button was pressed, in a hidden tab, and for readers who want less motion until they ask for it.
 */
export function useRotation(count: number) {
  const wantsStillness = useMediaQuery(reducedMotionQuery);
  const [front, setFront] = useState(0);
  /** Null until the reader decides. */
  const [isChosenToTurn, chooseToTurn] = useState<boolean | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isTurning = isChosenToTurn ?? !wantsStillness;

  // `front` is a dependency so that a page chosen by hand stays its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isTurning || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) setFront((before) => (before + 1) % count);
    }, rotateEveryMs);
    return () => clearInterval(timer);
  }, [isTurning, isHeld, count, front]);

  return { front, show: setFront, isTurning, toggle: () => chooseToTurn(!isTurning), hold: setIsHeld };
}
