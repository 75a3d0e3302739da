import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generierungen in diesem Monat. Öffnet Ihre Mitgliedschaft.',
  generations: { one: '# Generierung', other: '# Generierungen' },
  generationsOf: (used, limit) => `${used} von ${limit} Generierungen`,
  notInPlan: 'Nicht in Ihrem Tarif enthalten',
  seePlans: 'Tarife ansehen',
};
