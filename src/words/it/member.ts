import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generazioni di questo mese. Apre il tuo abbonamento.',
  generations: { one: '# generazione', many: '# di generazioni', other: '# generazioni' },
  generationsOf: (used, limit) => `${used} di ${limit} generazioni`,
  notInPlan: 'Non incluso nel tuo piano',
  seePlans: 'Vedi i piani',
};
