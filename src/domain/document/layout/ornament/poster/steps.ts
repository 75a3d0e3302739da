import type { Html } from '../../markup.ts';
import { type Point, polar, polygon, steps } from '../geometry.ts';
import { box, ring, shape } from '../paint.ts';
import type { Subject } from '../subject.ts';
import { van } from './rounds.ts';

export const stepBox = { width: 228, height: 136 };

/** Number of pictures for the steps of a process. */
export const stepCount = 3;

/** Draws a parking space: free, taken, left. */
function kerb(step: number): readonly Html[] {
  const posts = [25, 197].flatMap((x) => steps(4).map((dash) => box([x, 44 + dash * 22], 6, 12, 'van')));
  const bay = [box([4, 123], 220, 6, 'van'), ...posts];
  if (step === 1) return [...bay, box([108, 36], 12, 60, 'van'), box([84, 60], 60, 12, 'van')];
  if (step === 2) return [...bay, van([114, 80], 0, 1.25)];
  return [...bay, van([162, 48], -24, 1.15), box([34, 81], 54, 6, 'van'), box([34, 99], 32, 6, 'van')];
}

/** Draws a clock that fills by a third with each step. */
function clock(step: number): readonly Html[] {
  const centre: Point = [150, 68];
  const share = step / stepCount;
  const marks = Math.round(share * 48);
  const rim = steps(marks + 1).map((mark) => polar(centre, 46, -Math.PI / 2 + (mark / 48) * Math.PI * 2));
  return [ring(centre, 62, 8, 'van'), shape(polygon(share < 1 ? [centre, ...rim] : rim), 'van')];
}

/** Draws a step, in the ink of its band. */
export function stepDrawing(subject: Subject | null, step: number): readonly Html[] {
  return subject === 'city' || subject === 'cycling' ? kerb(step) : clock(step);
}
