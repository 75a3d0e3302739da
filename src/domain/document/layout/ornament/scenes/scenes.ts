import type { Random } from '../geometry.ts';
import type { Subject } from '../subject.ts';
import { city } from './city.ts';
import { cloth } from './cloth.ts';
import { cycling } from './cycling.ts';
import { food } from './food.ts';
import { house } from './house.ts';
import { mountains } from './mountains.ts';
import { music } from './music.ts';
import { people } from './people.ts';
import type { Piece } from './piece.ts';
import { plants } from './plants.ts';
import { school } from './school.ts';
import { science } from './science.ts';
import { sea } from './sea.ts';
import { sport } from './sport.ts';
import { technology } from './technology.ts';
import { tools } from './tools.ts';

/** Scenes by subject, as pieces that each direction renders in its own style. */
export const scenes: Readonly<Record<Subject, (random: Random) => readonly Piece[]>> = {
  cycling,
  city,
  sea,
  music,
  reading: school,
  growing: plants,
  food,
  mountains,
  tools,
  sport,
  science,
  house,
  people,
  cloth,
  technology,
};
