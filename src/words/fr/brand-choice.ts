import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Joint à ce prompt',
  drawings: 'Dessins',
  empty:
    'Votre marque est encore vide. Les logos, couleurs, polices, thèmes et consignes que vous enregistrez apparaissent ici.',
  font: 'Police',
  fonts: 'Polices',
  instruction: 'Consigne',
  instructions: 'Consignes',
  kit: 'Kit de marque',
  kits: 'Kits de marque',
  more: 'Afficher plus',
  named: (kind) => `${kind} :`,
  noResults: 'Aucun résultat',
  palette: 'Palette',
  palettes: 'Palettes',
  picture: 'Image',
  pictures: 'Images',
  remove: (name) => `Retirer ${name}`,
  search: 'Rechercher dans la marque',
  searchShort: 'Rechercher',
  theme: 'Thème',
  themes: 'Thèmes',
};
