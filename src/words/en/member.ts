import type { Plural } from '../plural.ts';

/** What signed-in users see on every page. */
export const words = {
  allowanceTitle: 'Generations this month. Opens your membership.',
  generations: { one: '# generation', other: '# generations' } as Plural,
  generationsOf: (used: string, limit: string) => `${used} of ${limit} generations`,
  notInPlan: 'Not included in your plan',
  seePlans: 'See plans',
};
