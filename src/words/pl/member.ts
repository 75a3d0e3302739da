import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generacje w tym miesiącu. Otwiera subskrypcję.',
  generations: { one: '# generacja', few: '# generacje', many: '# generacji', other: '# generacji' },
  generationsOf: (used, limit) => `${used} z ${limit} generacji`,
  notInPlan: 'Twój plan tego nie obejmuje',
  seePlans: 'Zobacz plany',
};
