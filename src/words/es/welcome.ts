import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'A mano',
  brandDone: (name) => `${name} se ha guardado.`,
  brandFromSite: 'Desde un sitio web',
  brandText: 'Tu logotipo, tus colores y tus fuentes, para todos los documentos nuevos.',
  brandTitle: 'Añade tu marca',
  modelConnect: 'Conectar un proveedor',
  modelDone: (name) => `${name} está listo.`,
  modelLocal: 'Ejecutar uno en este servidor',
  modelText:
    'Escribe textos completos a partir de unas pocas palabras. Sin él, el compositor integrado usa plantillas.',
  modelTitle: 'Conecta un modelo',
  pageText: 'Descríbela en una línea o empieza con una de estas ideas:',
  pageTitle: 'Crea tu primera página',
  skip: 'Omitir',
  title: 'Te damos la bienvenida a Octavo',
};
