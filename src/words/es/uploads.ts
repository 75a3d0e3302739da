import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} ha vuelto a su sitio.`,
  cancel: (name) => `Cancelar ${name}`,
  checking: 'Comprobando',
  dismiss: (name) => `Descartar ${name}`,
  done: 'Subido',
  drag: 'Arrastra para reordenar',
  dropped: (name) => `${name}: soltado.`,
  droppedAt: (name, at, of) => `${name}: soltado en la posición ${at} de ${of}.`,
  heldAt: (name, at, of) => `${name} está en la posición ${at} de ${of}.`,
  move: (name) => `Mover ${name}`,
  noFolderText: 'Suelta los archivos que contiene.',
  noFolderTitle: 'No se puede añadir una carpeta',
  pickedUp: (name) => `${name}: seleccionado para mover.`,
  pictureTooLarge: (megabytes) => `La imagen ocupa más de ${megabytes} MB. Elige una más pequeña.`,
  pictureUnreadable: 'No se ha podido leer la imagen. Prueba con otra.',
  pictureUnsupported: (file) =>
    `«${file}» no es una imagen que tu navegador pueda leer. Usa PNG, JPEG o WebP.`,
  retry: (name) => `Reintentar ${name}`,
  sortHelp:
    'Pulsa Espacio para cogerlo, las flechas para moverlo, Espacio para soltarlo o Escape para cancelar.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Subida de ${name}`,
  uploads: 'Subidas',
  waiting: 'En cola',
};
