import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `Op ${path} staat niets. Controleer het adres of ga terug naar de startpagina.`,
  notFoundTitle: 'Pagina niet gevonden',
};
