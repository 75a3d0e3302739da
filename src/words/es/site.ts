import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `No hay nada en ${path}. Revisa la dirección o vuelve al inicio.`,
  notFoundTitle: 'Página no encontrada',
};
