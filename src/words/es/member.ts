import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generaciones de este mes. Abre tu suscripción.',
  generations: { one: '# generación', many: '# de generaciones', other: '# generaciones' },
  generationsOf: (used, limit) => `${used} de ${limit} generaciones`,
  notInPlan: 'No incluido en tu plan',
  seePlans: 'Ver planes',
};
