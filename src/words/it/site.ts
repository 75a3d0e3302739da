import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `All’indirizzo ${path} non c’è nulla. Controllalo o torna alla home.`,
  notFoundTitle: 'Pagina non trovata',
};
