import { element, type Html } from '../../../markup.ts';
import { pathData } from '../outline.ts';
import { lineSetting } from '../settings.ts';
import { areaOf, type Hue, type Shape } from '../shape.ts';
import type { Hand, Layer } from './hand.ts';

/** Width of every line, in hundredths of the field. */
const weight = 0.85;
/** Lines up to this width are drawn as one line; wider ones as a band with two edges. */
const widestLine = 2.2;

/** Maximum area drawn in a strong color; larger shapes are tinted, to keep the accent small. */
const mostAccent: Readonly<Partial<Record<Hue, number>>> = { red: 1500, rust: 1000, amber: 420, gold: 420 };
const tinted: ReadonlySet<Hue> = new Set(['red', 'rust', 'amber', 'leaf', 'lea', 'blue', 'sky']);

/** Skin tones never use the accent. */
const skins: ReadonlySet<Hue> = new Set(['pink', 'brown', 'tan']);

const svgPath = (className: string, d: string, width: number): Html =>
  element('path', { class: className, more: { d, 'stroke-width': String(Number(width.toFixed(2))) } });

function fillOf({ hue }: Shape, area: number, layer: Layer): string {
  if (layer === 'back') return 'art-tint';
  if (hue === 'dark') return area > 2600 ? 'art-tint-edge' : 'art-ink';
  if (area <= (mostAccent[hue] ?? 0)) return 'art-accent';
  return tinted.has(hue) && layer === 'subject' ? 'art-tint-edge' : 'art-body';
}

function lineHtml(shape: Shape, unit: number): readonly Html[] {
  const d = pathData(shape.outline);
  const width = shape.width ?? 0;
  const isStrong = shape.hue === 'red' || shape.hue === 'rust';
  if (width <= widestLine * unit) return [svgPath(isStrong ? 'art-thread' : 'art-edge', d, weight * unit)];
  const inner = shape.hue === 'dark' ? null : isStrong ? 'art-thread' : 'art-gap';
  return [svgPath('art-edge', d, width), ...(inner ? [svgPath(inner, d, width - 2 * weight * unit)] : [])];
}

/** One line weight, a tint behind it, and the accent on a few small parts. */
export const lineHand: Hand = {
  setting: (stand, _most, random) => lineSetting(stand, random),
  scale: 0.94,
  paint: (shapes, { layer, unit }) => {
    const painted = shapes.map((shape) => ({
      shape,
      fill: shape.width === null ? fillOf(shape, areaOf(shape) / (unit * unit), layer) : null,
    }));
    const hasAccent = painted.some(
      ({ shape, fill }) =>
        fill === 'art-accent' || (fill === null && (shape.hue === 'red' || shape.hue === 'rust')),
    );
    /* Accents a middle-sized part if the subject has no strong color. */
    const middle = painted
      .filter(
        ({ fill, shape }) =>
          fill !== null && fill !== 'art-ink' && !skins.has(shape.hue) && areaOf(shape) < 900 * unit * unit,
      )
      .sort((one, other) => areaOf(other.shape) - areaOf(one.shape))[0];
    return painted.flatMap((each) => {
      const { shape, fill } = each;
      if (fill === null) return lineHtml(shape, unit);
      const isChosen = layer === 'subject' && !hasAccent && each === middle;
      return [svgPath(isChosen ? 'art-accent' : fill, pathData(shape.outline), weight * unit)];
    });
  },
};
