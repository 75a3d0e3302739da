import { element, type Html } from '../markup.ts';
import { arcs, rings, route, sections, stalks, tide, wheels } from './drawings.ts';
import { seededRandom } from './random.ts';
import type { Draw } from './strokes.ts';

/** What a subject is drawn as; the first word found in the motif decides. */
const byMotif: readonly (readonly [RegExp, Draw])[] = [
  [/bike|cycl|bicycle|wheel|velo|scooter|moped/, wheels],
  [/tram|train|travel|city|tour|route|transport|map|delivery|logistic|metro|bus/, route],
  [/sea|ocean|water|river|beach|harbou?r|swim|boat|sail|fish|marsh|coast|surf/, tide],
  [/music|sound|concert|dance|jazz|radio|sun|night|light|wine|coffee|tree|party|art/, rings],
  [/book|read|library|school|education|lesson|print|paper|write|literature|course/, sections],
  [/food|garden|plant|flower|market|farm|nature|green|kitchen|vegan|harvest|spring|health/, stalks],
  [/tech|software|data|digital|code|science|finance|business|startup|design/, arcs],
];

const neutral: readonly Draw[] = [tide, rings, arcs];

export interface OrnamentBox {
  readonly width: number;
  readonly height: number;
}

/**
 * A line drawing for a motif, with one line in the accent; decoration only, hidden from readers' tools. It fills its box and is cut
 * by it, or stands whole in it (`meet`).
 */
export function ornament(
  motif: string,
  seed: number,
  box: OrnamentBox,
  fit: 'slice' | 'meet' = 'slice',
): Html {
  const wanted = motif.toLowerCase();
  const draw =
    byMotif.find(([pattern]) => pattern.test(wanted))?.[1] ??
    neutral[Math.abs(seed) % neutral.length] ??
    tide;
  return element(
    'svg',
    {
      class: 'art',
      more: {
        viewBox: `0 0 ${box.width} ${box.height}`,
        preserveAspectRatio: `xMidYMid ${fit}`,
        'aria-hidden': 'true',
      },
    },
    ...draw({ ...box, random: seededRandom(seed) }),
  );
}
