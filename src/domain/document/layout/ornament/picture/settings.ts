import { between, type Random } from '../geometry.ts';
import type { Hue } from './shape.ts';

/**
 * Setting of a subject: on a table, on the ground, in the sky, on water, or in front of a wall. A `scene`
 * includes its own.
 */
export const stands = ['table', 'ground', 'sky', 'sea', 'wall', 'scene'] as const;
export type Stand = (typeof stands)[number];

/** Drawings in the notation, behind and in front of the subject. `back` is the background. */
export interface Setting {
  readonly back: string;
  readonly behind: string;
  readonly front: string;
}

function oneOf<Choice>(random: Random, ...choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Returns an x position left or right of the subject, by seed. */
const aside = (random: Random): number => (random() < 0.5 ? between(random, 2, 12) : between(random, 88, 98));

function backOf(stand: Stand, hue: Hue, random: Random): string {
  const x = Math.round(between(random, 42, 58));
  if (stand === 'ground')
    return `${hue} disc ${aside(random) > 50 ? 72 : 28} ${Math.round(between(random, 26, 36))} 21`;
  if (stand === 'sea')
    return `${hue} disc ${oneOf(random, 26, 50, 74)} ${Math.round(between(random, 34, 44))} 24`;
  if (stand === 'table')
    return oneOf(
      random,
      `${hue} disc ${x} 48 42`,
      `${hue} box 12 4 76 120 38`,
      `${hue} box ${x - 46} 10 92 110 4`,
      `${hue} blob 12 60 14 26 44 8 80 14 92 44 88 86 14 86`,
    );
  return oneOf(
    random,
    `${hue} disc ${x} 50 46`,
    `${hue} blob 6 52 14 18 48 4 84 12 96 46 86 86 50 97 16 86`,
    `${hue} box 6 6 88 88 22`,
    `${hue} box 4 20 92 60 30`,
  );
}

/** Returns the setting for cut paper. */
export function richSetting(stand: Stand, back: Hue, random: Random): Setting {
  const x = Math.round(aside(random));
  const far = x > 50 ? x - 104 : x + 104;
  const behind: Record<Stand, string> = {
    table: oneOf(
      random,
      'brown box -350 85 800 200',
      'rust box -350 85 800 200\n- brown line 1 -350 89 450 89',
      'sky box -350 85 800 200\n- white line 1 -350 89 450 89',
    ),
    ground: `lea hill ${x} 92 150 ${Math.round(between(random, 16, 28))}\nlea hill ${far} 92 170 ${Math.round(between(random, 12, 24))}
${oneOf(random, `leaf tree ${x} 88 30\nleaf tree ${far} 88 24`, `leaf pine ${x} 88 32\nleaf pine ${far + 6} 88 24`, `leaf tree ${x} 88 26\nleaf pine ${far} 88 28`)}
leaf ridge 86 1.5`,
    sky: `white cloud ${x - 6} ${Math.round(between(random, 22, 74))} 34~4\nwhite cloud ${far} ${Math.round(between(random, 26, 80))} 44~6`,
    sea: 'sky water 72 1.6',
    wall: '',
    scene: '',
  };
  const front: Record<Stand, string> = {
    table: oneOf(
      random,
      '',
      `leaf leaf ${x} 90 18 -14\nlea leaf ${x} 90 16 -50`,
      `red disc ${x} 86 3.4\nrust disc ${x + 6} 87 2.6`,
    ),
    ground: oneOf(
      random,
      'lea grass 4 90 16\nlea grass 78 93 16',
      `lea stalk ${x} 94 74 2 2\nwhite flower ${x + 2} 73 5 7`,
      'lea grass -16 91 20\nlea grass 92 94 12',
    ),
    sky: oneOf(
      random,
      '',
      '- dark curve 1.2 -12 26 -8 22 -4 26 0 22 4 26',
      '- dark curve 1.2 92 30 96 26 100 30 104 26 108 30',
    ),
    sea: `blue water 88~1 1.8\n- white ripples ${x - 10} 80 24 2`,
    wall: oneOf(
      random,
      `${back} disc -12 22~6 4\n${back} disc 112 70~6 6`,
      `${back} star 108 24~6 7 4 .4\n${back} star -8 74~6 5 4 .4`,
      `${back} ring 110 30~8 5 1.6\n${back} ring -10 66~8 7 1.6`,
    ),
    scene: '',
  };
  return {
    back: stand === 'scene' ? '' : backOf(stand, back, random),
    behind: behind[stand],
    front: front[stand],
  };
}

/** Returns the setting for a line drawing, with few lines. */
export function lineSetting(stand: Stand, random: Random): Setting {
  const x = Math.round(aside(random));
  const far = x > 50 ? x - 108 : x + 108;
  const behind: Record<Stand, string> = {
    table: 'dark line 1 -350 84.6 450 84.6',
    ground: `cream hill ${x} 87 130 ${Math.round(between(random, 16, 30))}\ncream hill ${far} 87 150 ${Math.round(between(random, 12, 24))}\ndark line 1 -350 87 450 87`,
    sky: `white cloud ${x} ${Math.round(between(random, 20, 74))} 34\nwhite cloud ${far} ${Math.round(between(random, 26, 80))} 40`,
    sea: '',
    wall: '',
    scene: '',
  };
  const front: Record<Stand, string> = {
    table: oneOf(
      random,
      '',
      `dark line 1 ${x - 20} 90 ${x + 12} 90`,
      `cream leaf ${x} 84 16 -30\ncream leaf ${x} 84 16 -74`,
    ),
    ground: 'dark grass 2 87 14\ndark grass 84 87 14',
    sky: '',
    sea: `sky water 76 1.6\ndark ripples ${x - 10} 86 24 2`,
    wall: oneOf(
      random,
      'red disc -12 24~6 3\ndark ring 112 72~6 4 1',
      'dark line 1 -16 26 -8 26\ndark line 1 -12 22 -12 30\nred disc 110 74~6 3',
      'dark ring -10 70~6 5 1\nred star 110 24~6 5 4 .4',
    ),
    scene: '',
  };
  const back = { table: oneOf(random, 'sky disc 50~6 46 40', 'sky box 14 6 72 79 36'), scene: '' } as const;
  return {
    back: stand in back ? back[stand as 'table' | 'scene'] : backOf(stand, 'sky', random),
    behind: behind[stand],
    front: front[stand],
  };
}

/** Returns the setting for a poster: one large shape, and a band as the ground. */
export function boldSetting(stand: Stand, random: Random): Setting {
  const x = Math.round(between(random, 44, 56));
  return {
    back:
      stand === 'scene'
        ? 'gold box -350 -200 800 500'
        : oneOf(
            random,
            `gold disc ${x} 48 58`,
            `gold disc ${x} 48 58`,
            'gold box -10 -60 120 180',
            'gold star 50 50 84 16 .74',
          ),
    behind: '',
    front: stand === 'sea' ? 'lea water 84 2.4' : '',
  };
}
