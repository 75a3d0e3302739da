import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Anexado a este prompt',
  drawings: 'Desenhos',
  empty:
    'Sua marca ainda está vazia. Os logos, cores, fontes, temas e instruções que você salvar aparecem aqui.',
  font: 'Fonte',
  fonts: 'Fontes',
  instruction: 'Instrução',
  instructions: 'Instruções',
  kit: 'Kit de marca',
  kits: 'Kits de marca',
  more: 'Mostrar mais',
  named: (kind) => `${kind}:`,
  noResults: 'Nenhum resultado',
  palette: 'Paleta',
  palettes: 'Paletas',
  picture: 'Imagem',
  pictures: 'Imagens',
  remove: (name) => `Remover ${name}`,
  search: 'Buscar na marca',
  searchShort: 'Buscar',
  theme: 'Tema',
  themes: 'Temas',
};
