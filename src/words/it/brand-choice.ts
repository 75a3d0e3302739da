import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Allegato a questo prompt',
  drawings: 'Disegni',
  empty:
    'Il tuo marchio è ancora vuoto. I loghi, i colori, i font, i temi e le istruzioni che salvi compaiono qui.',
  font: 'Font',
  fonts: 'Font',
  instruction: 'Istruzione',
  instructions: 'Istruzioni',
  kit: 'Kit del marchio',
  kits: 'Kit del marchio',
  more: 'Mostra altri',
  named: (kind) => `${kind}:`,
  noResults: 'Nessun risultato',
  palette: 'Palette',
  palettes: 'Palette',
  picture: 'Immagine',
  pictures: 'Immagini',
  remove: (name) => `Rimuovi ${name}`,
  search: 'Cerca nel marchio',
  searchShort: 'Cerca',
  theme: 'Tema',
  themes: 'Temi',
};
