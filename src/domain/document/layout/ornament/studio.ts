import type { Html } from '../markup.ts';
import type { Random } from './geometry.ts';
import type { Subject } from './subject.ts';

/**
 * Where a drawing is placed: at the opening of a flyer, behind two opposing words (`clash`), at the head of a
 * text page, over the whole of a cover, in a corner of the text, in a `panel` beside one large sentence,
 * beside a step (whose number is the seed), as the `picture` of a text block, or as the `seal` of a
 * certificate. For pages with much text, some directions draw on the `foot` instead of the head.
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
/** The places that studios draw for; seals are drawn separately. */
export type StudioPlace = Exclude<ArtPlace, 'seal'>;

export interface ArtBox {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly box: ArtBox;
  /** SVG `preserveAspectRatio`. */
  readonly fit: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} ${'meet' | 'slice'}`;
  /** Additional class of the drawing, for places that give it more space. */
  readonly className?: string;
  readonly draw: (random: Random) => readonly Html[];
}

/**
 * Draws for a direction: any subject in any place; `null` if no subject was found. `names` are lettered on
 * drawings that have space for them.
 */
export type Studio = (
  place: StudioPlace,
  subject: Subject | null,
  seed: number,
  names?: readonly string[],
) => Drawing;

/** Returns one of several choices by seed. */
export function chosen<Choice>(choices: readonly [Choice, ...Choice[]], seed: number): Choice {
  return choices[Math.abs(seed) % choices.length] ?? choices[0];
}

/**
 * Returns whether to draw the pattern of a subject that also has a scene: for half of the seeds, including
 * the first ones.
 */
export const isPattern = (seed: number): boolean => ((seed >>> 3) & 1) === 0;
