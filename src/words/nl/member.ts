import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generaties deze maand. Opent uw abonnement.',
  generations: { one: '# generatie', other: '# generaties' },
  generationsOf: (used, limit) => `${used} van ${limit} generaties`,
  notInPlan: 'Niet inbegrepen in uw abonnement',
  seePlans: 'Abonnementen bekijken',
};
