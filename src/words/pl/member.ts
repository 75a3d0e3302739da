import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generacje w tym miesiącu. Otwiera subskrypcję.',
  downloadFailed: 'Pobieranie nie powiodło się',
  fileDenied: 'Odmowa dostępu. Odśwież stronę i spróbuj ponownie.',
  fileGone: 'Nie znaleziono pliku PDF. Dokument mógł zostać usunięty.',
  fileNoLonger: 'Dokument nie jest już dostępny. Odśwież stronę i spróbuj ponownie.',
  fileNotYet: 'PDF niedostępny',
  fileNotYetText: 'Dokument może być jeszcze przetwarzany. Spróbuj ponownie za chwilę.',
  generations: { one: '# generacja', few: '# generacje', many: '# generacji', other: '# generacji' },
  generationsOf: (used, limit) => `${used} z ${limit} generacji`,
  notInPlan: 'Twój plan tego nie obejmuje',
  printBlocked:
    'Okno drukowania zostało zablokowane. Zezwól na wyskakujące okna w tej witrynie i spróbuj ponownie.',
  printPage: (page) => `Strona ${page}`,
  printPreparing: 'Przygotowywanie pliku PDF…',
  printWarning: 'Nie można wydrukować',
  seePlans: 'Zobacz plany',
};
