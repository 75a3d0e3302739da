import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Zu diesem Prompt',
  drawings: 'Zeichnungen',
  empty:
    'Ihre Marke ist noch leer. Logos, Farben, Schriften, Themen und Anweisungen, die Sie speichern, erscheinen hier.',
  font: 'Schrift',
  fonts: 'Schriften',
  instruction: 'Anweisung',
  instructions: 'Anweisungen',
  kit: 'Marken-Kit',
  kits: 'Marken-Kits',
  more: 'Mehr anzeigen',
  named: (kind) => `${kind}:`,
  noResults: 'Keine Ergebnisse',
  palette: 'Palette',
  palettes: 'Paletten',
  picture: 'Bild',
  pictures: 'Bilder',
  remove: (name) => `${name} entfernen`,
  search: 'In der Marke suchen',
  searchShort: 'Suchen',
  theme: 'Thema',
  themes: 'Themen',
};
