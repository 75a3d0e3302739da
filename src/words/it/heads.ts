import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: 'Che cos’è Octavo: uno strumento open source che scrive, impagina e controlla pagine intere.',
  homeText:
    'Da una sola riga a un documento pronto all’uso, nel tuo stile: fatture, menu, locandine, report e presentazioni, in PDF.',
  loading: 'Caricamento…',
  loadingAgain: 'Ricarica',
  loadingLate:
    'Il caricamento richiede più tempo del previsto. La connessione potrebbe essere lenta, oppure qualcosa blocca gli script di questa pagina.',
  needsScripts:
    'Octavo crea le pagine insieme a te nel browser e ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.',
  notFoundText: 'A questo indirizzo non c’è nulla.',
  notFoundTitle: 'Pagina non trovata',
  pricingText:
    'I piani di questo Octavo: che cosa include ciascuno, quanti documenti crea e conserva e quanto costa.',
  privacyText: 'Che cosa conserva questa installazione di Octavo, dove e per quanto tempo.',
  shortcutsText: 'Tutte le scorciatoie da tastiera di Octavo, schermata per schermata.',
  templatesText:
    'Documenti pronti da personalizzare: lettere, CV, liste di controllo, menu, cartelli, diapositive e altro, in PDF.',
  termsText: 'Le condizioni d’uso di questa installazione di Octavo.',
};
