import type { Html } from '../../../markup.ts';
import type { Random } from '../../geometry.ts';
import type { Setting, Stand } from '../settings.ts';
import type { Hue, Shape } from '../shape.ts';

/** The layer of a picture that a shape belongs to. */
export type Layer = 'back' | 'behind' | 'subject' | 'front';

/** The drawing style of an art direction: setting, colors, and level of detail. */
export interface Hand {
  /** `most` is the dominant hue of the subject. */
  readonly setting: (stand: Stand, most: Hue, random: Random) => Setting;
  /** Size of the subject in its field; 1 fits, larger values crop it. */
  readonly scale: number;
  /** Draws shapes in the units of the drawing; `unit` is one hundredth of the field. */
  readonly paint: (shapes: readonly Shape[], wish: PaintWish) => readonly Html[];
}

export interface PaintWish {
  readonly layer: Layer;
  readonly unit: number;
  readonly most: Hue;
  readonly stand: Stand;
  readonly random: Random;
}
