import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `Não há nada em ${path}. Confira o endereço ou volte ao início.`,
  notFoundTitle: 'Página não encontrada',
};
