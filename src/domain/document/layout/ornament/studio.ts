import type { Html } from '../markup.ts';
import type { Random } from './geometry.ts';
import type { Subject } from './subject.ts';

/**
 * Where a drawing stands: at the opening of a flyer, behind one word against another (`clash`), at the head of a page of
 * text, over the whole of a cover, in a corner of the text, in a `panel` beside one large sentence, beside a step, whose
 * number is the seed, as the `picture` of a block of text, or as the `seal` of a certificate. A page of much text leaves its head plain, for directions that would rather draw on its
 * `foot`.
 */
export const artPlaces = [
  'opening',
  'clash',
  'head',
  'foot',
  'cover',
  'aside',
  'panel',
  'step',
  'picture',
  'seal',
] as const;
export type ArtPlace = (typeof artPlaces)[number];
/** The places that studios draw for; a seal is drawn by itself. */
export type StudioPlace = Exclude<ArtPlace, 'seal'>;

export interface ArtBox {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly box: ArtBox;
  /** As in SVG: where the drawing stands in its place, and whether the place crops it. */
  readonly fit: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} ${'meet' | 'slice'}`;
  /** Set on the drawing beside `art`, for a place that makes more room for it. */
  readonly className?: string;
  readonly draw: (random: Random) => readonly Html[];
}

/**
 * Who draws for a direction: any subject in any place, `null` for the subjects that no word names. `names` are for what
 * is drawn, where a drawing has places for them.
 */
export type Studio = (
  place: StudioPlace,
  subject: Subject | null,
  seed: number,
  names?: readonly string[],
) => Drawing;

/** One of several by seed. */
export function chosen<Choice>(choices: readonly [Choice, ...Choice[]], seed: number): Choice {
  return choices[Math.abs(seed) % choices.length] ?? choices[0];
}

/** Whether a pattern is drawn for a subject that also has a scene: half of the seeds, and all of the first ones. */
export const isPattern = (seed: number): boolean => ((seed >>> 3) & 1) === 0;
