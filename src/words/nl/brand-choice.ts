import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Toegevoegd aan deze prompt',
  drawings: 'Tekeningen',
  empty:
    'Uw merk is nog leeg. Logo’s, kleuren, lettertypen, thema’s en instructies die u opslaat, verschijnen hier.',
  font: 'Lettertype',
  fonts: 'Lettertypen',
  instruction: 'Instructie',
  instructions: 'Instructies',
  kit: 'Merkkit',
  kits: 'Merkkits',
  more: 'Meer tonen',
  named: (kind) => `${kind}:`,
  noResults: 'Geen resultaten',
  palette: 'Palet',
  palettes: 'Paletten',
  picture: 'Afbeelding',
  pictures: 'Afbeeldingen',
  remove: (name) => `${name} verwijderen`,
  search: 'Zoeken in het merk',
  searchShort: 'Zoeken',
  theme: 'Thema',
  themes: 'Thema’s',
};
