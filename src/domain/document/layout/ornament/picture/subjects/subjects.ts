import { animals } from './animals.ts';
import { arts } from './arts.ts';
import { thingsAtHand } from './at-hand.ts';
import { body } from './body.ts';
import { city } from './city.ts';
import { craft } from './craft.ts';
import type { Drawn } from './drawn.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { landscapes } from './landscapes.ts';
import { money } from './money.ts';
import { office } from './office.ts';
import { people } from './people.ts';
import { plants } from './plants.ts';
import { school } from './school.ts';
import { transport } from './transport.ts';
import { wildlife } from './wildlife.ts';
import { world } from './world.ts';

const all = {
  ...food,
  ...plants,
  ...animals,
  ...wildlife,
  ...world,
  ...body,
  ...thingsAtHand,
  ...landscapes,
  ...city,
  ...home,
  ...transport,
  ...office,
  ...school,
  ...health,
  ...arts,
  ...craft,
  ...people,
  ...money,
};

export type SubjectName = keyof typeof all;
export type { Drawn };
export const drawings: Readonly<Record<SubjectName, Drawn>> = all;
export const subjectNames = Object.keys(all) as readonly SubjectName[];

export const isSubject = (name: string): name is SubjectName => Object.hasOwn(all, name);
