import type { SubjectName } from '../subjects/subjects.ts';

/** Subjects for a theme, used if no word names a subject; chosen by seed. */
export const themes = {
  food: ['table', 'vegetables', 'salad', 'soup', 'loaves'],
  nature: ['leaf', 'forest', 'meadow', 'sprout', 'tree'],
  animals: ['fox', 'owl', 'rabbit', 'bear', 'hedgehog'],
  travel: ['suitcase', 'map', 'compass', 'plane', 'balloon'],
  home: ['house', 'houses', 'door', 'window', 'sofa'],
  work: ['desk', 'clipboard', 'briefcase', 'laptop', 'milestones'],
  school: ['books', 'blackboard', 'globe', 'pencil', 'crayons'],
  science: ['flask', 'atom', 'microscope', 'telescope'],
  technology: ['network', 'gears', 'laptop', 'microchip', 'cloudData'],
  health: ['heartbeat', 'stethoscope', 'apple', 'heart'],
  sport: ['trophy', 'shoe', 'medal', 'football', 'dumbbell'],
  music: ['notes', 'vinyl', 'drum', 'headphones', 'trumpet'],
  art: ['palette', 'brush', 'theater', 'shapes'],
  craft: ['toolbox', 'scissors', 'hammer', 'pottery', 'sewing'],
  people: ['people', 'speech', 'handshake', 'family'],
  celebration: ['bunting', 'balloons', 'gift', 'fireworks', 'toast'],
  money: ['coins', 'growth', 'piggyBank', 'banknotes'],
  city: ['city', 'houses', 'train', 'streetLamp'],
  weather: ['cloud', 'sun', 'rainbow', 'umbrella'],
} as const satisfies Readonly<Record<string, readonly [SubjectName, ...SubjectName[]]>>;

export type Theme = keyof typeof themes;

/** Abstract subjects, used if no word matches. */
export const plainForms: readonly [SubjectName, ...SubjectName[]] = [
  'abstract',
  'circles',
  'shapes',
  'contours',
  'loops',
];
