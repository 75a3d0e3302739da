import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `Pod adresem ${path} niczego nie ma. Sprawdź adres albo wróć na stronę główną.`,
  notFoundTitle: 'Nie znaleziono strony',
};
