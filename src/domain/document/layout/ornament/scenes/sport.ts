import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, type Piece, piece, round, strong } from './piece.ts';

const lane = (outer: number, inner: number): string =>
  `M${300 - outer} ${groundY}V${groundY - 90}a${outer} ${outer} 0 0 1 ${2 * outer} 0V${groundY}h${inner - outer}V${groundY - 90}a${inner} ${inner} 0 0 0 ${-2 * inner} 0V${groundY}Z`;

/** The bend of a running track, with its lanes, and a ball. */
export function sport(random: Random): readonly Piece[] {
  const lanes = steps(4).map((index) => {
    const outer = 280 - index * 46;
    return index === 1
      ? strong('third', lane(outer, outer - 36))
      : piece(index === 2 ? 'second' : 'main', lane(outer, outer - 36));
  });
  const ball = { x: 300, y: groundY - 74 + between(random, -4, 4), r: 72 };
  return [
    ...lanes,
    piece('second', round(ball.x, ball.y, ball.r)),
    piece(
      'mark',
      `M${ball.x - ball.r} ${ball.y - 4}c48 -18 96 -18 ${2 * ball.r} 0v8c-48 -18 -96 -18 ${-2 * ball.r} 0Z`,
    ),
    piece(
      'mark',
      `M${ball.x - 4} ${ball.y - ball.r}c-18 48 -18 96 0 ${2 * ball.r}h8c-18 -48 -18 -96 0 ${-2 * ball.r}Z`,
    ),
    piece('mark', ...steps(4).map((index) => box(20 + index * 46 + 4, groundY - 22, 28, 6))),
  ];
}
