import type { ArtDirection } from '../../../content/choices.ts';
import { corporate } from './corporate/direction.ts';
import type { DirectionKit } from './direction-kit.ts';
import { editorial } from './editorial/direction.ts';
import { organic } from './organic/direction.ts';
import { poster } from './poster/direction.ts';
import { swiss } from './swiss/direction.ts';
import { technical } from './technical/direction.ts';

/** The art directions, one folder each. */
export const directions: Readonly<Record<ArtDirection, DirectionKit>> = {
  swiss,
  editorial,
  technical,
  organic,
  poster,
  corporate,
};
