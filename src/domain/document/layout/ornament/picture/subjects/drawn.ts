import type { Stand } from '../settings.ts';

export interface Drawn {
  readonly stand: Stand;
  /** In the notation of notation.ts. */
  readonly drawing: string;
  /** Never mirrored, because it has a front, letters or clock hands. */
  readonly isOneWay: boolean;
}

const standing =
  (stand: Stand, isOneWay = false) =>
  (drawing: string): Drawn => ({ stand, drawing, isOneWay });

export const onTable = standing('table');
export const onGround = standing('ground');
export const inSky = standing('sky');
export const atSea = standing('sea');
export const onWall = standing('wall');
export const scene = standing('scene');
export const oneWayOnTable = standing('table', true);
export const oneWayOnWall = standing('wall', true);
