import { useEffect, useState } from 'react';
import { reducedMotionQuery, useMediaQuery } from '../../lib/use-media-query.ts';

/** Display time of each sample page, as specified. */
const rotateEveryMs = 4000;

/**
 * Rotates through `count` items every four seconds. Pauses while hovered or focused, after the button was
 * pressed, in a hidden tab, and with reduced motion until the user starts it.
 */
export function useRotation(count: number) {
  const wantsStillness = useMediaQuery(reducedMotionQuery);
  const [front, setFront] = useState(0);
  /** Null until the user presses the button. */
  const [isChosenToTurn, chooseToTurn] = useState<boolean | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isTurning = isChosenToTurn ?? !wantsStillness;

  // `front` is a dependency so that a page chosen manually gets the full display time.
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
