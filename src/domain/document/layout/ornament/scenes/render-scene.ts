import { element, type Html } from '../../markup.ts';
import { between, type Random } from '../geometry.ts';
import { type Colour, placed, shape } from '../paint.ts';
import { path } from '../strokes.ts';
import { groundY, type Piece, sceneWidth, type Tone } from './piece.ts';

/** Renders a scene as flat shapes, one color per tone. */
export function paintScene(
  pieces: readonly Piece[],
  colours: Readonly<Record<Tone, Colour>>,
): readonly Html[] {
  return pieces.map(({ d, tone }) => shape(d, colours[tone]));
}

/** Renders a scene as cut paper: flat, slightly rotated. */
export function cutScene(
  pieces: readonly Piece[],
  colours: Readonly<Record<Tone, Colour>>,
  random: Random,
): readonly Html[] {
  return pieces.map(({ d, tone }) =>
    tone === 'mark'
      ? shape(d, colours[tone])
      : placed(
          [between(random, -1.5, 1.5), between(random, -1.5, 1.5)],
          between(random, -0.4, 0.4),
          1,
          shape(d, colours[tone]),
        ),
  );
}

/**
 * Renders a scene as outlines that hide what is behind them; one in the accent color; the ground extends to
 * both sides.
 */
export function outlineScene(pieces: readonly Piece[]): readonly Html[] {
  return [
    ...pieces.map(({ d, isStrong }) =>
      element('path', { class: isStrong ? 'art-body art-strong' : 'art-body', more: { d } }),
    ),
    path(`M${-4 * sceneWidth} ${groundY}H${5 * sceneWidth}`),
  ];
}
