import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} voltou ao lugar.`,
  cancel: (name) => `Cancelar ${name}`,
  checking: 'Verificando',
  dismiss: (name) => `Dispensar ${name}`,
  done: 'Enviado',
  drag: 'Arraste para reordenar',
  dropped: (name) => `${name}: solto.`,
  droppedAt: (name, at, of) => `${name}: solto na posição ${at} de ${of}.`,
  heldAt: (name, at, of) => `${name} está na posição ${at} de ${of}.`,
  move: (name) => `Mover ${name}`,
  noFolderText: 'Solte os arquivos que estão nela.',
  noFolderTitle: 'Não é possível adicionar uma pasta',
  pickedUp: (name) => `${name}: selecionado para mover.`,
  pictureTooLarge: (megabytes) => `A imagem tem mais de ${megabytes} MB. Escolha uma menor.`,
  pictureUnreadable: 'Não foi possível ler a imagem. Tente outra.',
  pictureUnsupported: (file) =>
    `“${file}” não é uma imagem que seu navegador consiga ler. Use PNG, JPEG ou WebP.`,
  retry: (name) => `Tentar ${name} de novo`,
  sortHelp: 'Pressione Espaço para pegar, as setas para mover, Espaço para soltar ou Esc para cancelar.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Envio de ${name}`,
  uploads: 'Envios',
  waiting: 'Na fila',
};
