import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generazioni di questo mese. Apre il tuo abbonamento.',
  downloadFailed: 'Download non riuscito',
  fileDenied: 'Accesso negato. Ricarica la pagina e riprova.',
  fileGone: 'File PDF non trovato. Il documento potrebbe essere stato eliminato.',
  fileNoLonger: 'Il documento non è più disponibile. Ricarica la pagina e riprova.',
  fileNotYet: 'PDF non disponibile',
  fileNotYetText: 'Il documento potrebbe essere ancora in elaborazione. Riprova tra un momento.',
  generations: { one: '# generazione', many: '# di generazioni', other: '# generazioni' },
  generationsOf: (used, limit) => `${used} di ${limit} generazioni`,
  notInPlan: 'Non incluso nel tuo piano',
  printBlocked: 'La finestra di stampa è stata bloccata. Consenti i popup per questo sito e riprova.',
  printPage: (page) => `Pagina ${page}`,
  printPreparing: 'Preparazione del PDF…',
  printWarning: 'Impossibile stampare',
  seePlans: 'Vedi i piani',
};
