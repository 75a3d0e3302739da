import type { Html } from '../../../markup.ts';
import type { Random } from '../../geometry.ts';
import type { Setting, Stand } from '../settings.ts';
import type { Hue, Shape } from '../shape.ts';

/** The part of a picture that shapes belong to. */
export type Layer = 'back' | 'behind' | 'subject' | 'front';

/** How one art direction draws: its surroundings, its colors, and what it leaves out. */
export interface Hand {
  /** `most` is the hue that the subject has most of. */
  readonly setting: (stand: Stand, most: Hue, random: Random) => Setting;
  /** Size of the subject in its field; 1 fits, and more is cropped. */
  readonly scale: number;
  /** Shapes in the units of the drawing; `unit` is the size of a hundredth of the field. */
  readonly paint: (shapes: readonly Shape[], wish: PaintWish) => readonly Html[];
}

export interface PaintWish {
  readonly layer: Layer;
  readonly unit: number;
  readonly most: Hue;
  readonly stand: Stand;
  readonly random: Random;
}
