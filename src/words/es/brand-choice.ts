import type { words as english } from '../en/brand-choice.ts';

export const words: typeof english = {
  attached: 'Adjunto a este prompt',
  drawings: 'Dibujos',
  empty:
    'Tu marca aún está vacía. Los logotipos, colores, fuentes, temas e instrucciones que guardes aparecerán aquí.',
  font: 'Fuente',
  fonts: 'Fuentes',
  instruction: 'Instrucción',
  instructions: 'Instrucciones',
  kit: 'Kit de marca',
  kits: 'Kits de marca',
  more: 'Mostrar más',
  named: (kind) => `${kind}:`,
  noResults: 'Sin resultados',
  palette: 'Paleta',
  palettes: 'Paletas',
  picture: 'Imagen',
  pictures: 'Imágenes',
  remove: (name) => `Quitar ${name}`,
  search: 'Buscar en la marca',
  searchShort: 'Buscar',
  theme: 'Tema',
  themes: 'Temas',
};
