import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Dołączone do tego promptu',
  drawings: 'Rysunki',
  empty:
    'Twoja marka jest jeszcze pusta. Zapisane logo, kolory, czcionki, motywy i instrukcje pojawią się tutaj.',
  font: 'Czcionka',
  fonts: 'Czcionki',
  instruction: 'Instrukcja',
  instructions: 'Instrukcje',
  kit: 'Zestaw marki',
  kits: 'Zestawy marki',
  more: 'Pokaż więcej',
  named: (kind) => `${kind}:`,
  noResults: 'Brak wyników',
  palette: 'Paleta',
  palettes: 'Palety',
  picture: 'Obraz',
  pictures: 'Obrazy',
  remove: (name) => `Usuń: ${name}`,
  search: 'Szukaj w marce',
  searchShort: 'Szukaj',
  theme: 'Motyw',
  themes: 'Motywy',
};
