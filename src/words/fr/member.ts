import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Générations ce mois-ci. Ouvre votre abonnement.',
  generations: { one: '# génération', many: '# de générations', other: '# générations' },
  generationsOf: (used, limit) => `${used} sur ${limit} générations`,
  notInPlan: 'Non inclus dans votre formule',
  seePlans: 'Voir les formules',
};
