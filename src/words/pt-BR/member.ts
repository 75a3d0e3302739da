import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Gerações deste mês. Abre sua assinatura.',
  generations: { one: '# geração', many: '# de gerações', other: '# gerações' },
  generationsOf: (used, limit) => `${used} de ${limit} gerações`,
  notInPlan: 'Não incluído no seu plano',
  seePlans: 'Ver planos',
};
