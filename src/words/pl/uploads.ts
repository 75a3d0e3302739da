import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name}: z powrotem na miejscu.`,
  cancel: (name) => `Anuluj: ${name}`,
  checking: 'Sprawdzanie',
  dismiss: (name) => `Ukryj: ${name}`,
  done: 'Przesłano',
  drag: 'Przeciągnij, aby zmienić kolejność',
  dropped: (name) => `${name}: upuszczono.`,
  droppedAt: (name, at, of) => `${name}: upuszczono na pozycji ${at} z ${of}.`,
  heldAt: (name, at, of) => `${name}: pozycja ${at} z ${of}.`,
  move: (name) => `Przenieś: ${name}`,
  noFolderText: 'Upuść pliki, które się w nim znajdują.',
  noFolderTitle: 'Nie można dodać folderu',
  pickedUp: (name) => `${name}: podniesiono.`,
  pictureTooLarge: (megabytes) => `Obraz ma ponad ${megabytes} MB. Wybierz mniejszy.`,
  pictureUnreadable: 'Nie udało się odczytać obrazu. Spróbuj z innym.',
  pictureUnsupported: (file) =>
    `Przeglądarka nie może odczytać „${file}” jako obrazu. Użyj formatu PNG, JPEG lub WebP.`,
  retry: (name) => `Spróbuj ponownie: ${name}`,
  sortHelp:
    'Naciśnij spację, aby podnieść, strzałki, aby przenieść, spację, aby upuścić, lub Escape, aby anulować.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Przesyłanie: ${name}`,
  uploads: 'Przesyłane pliki',
  waiting: 'W kolejce',
};
