import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'A mano',
  brandDone: (name) => `${name} è salvato.`,
  brandFromSite: 'Da un sito web',
  brandText: 'Il tuo logo, i tuoi colori e i tuoi font, per tutti i nuovi documenti.',
  brandTitle: 'Aggiungi il tuo marchio',
  modelConnect: 'Collega un fornitore',
  modelDone: (name) => `${name} è pronto.`,
  modelLocal: 'Eseguine uno su questo server',
  modelText: 'Scrive testi completi da poche parole. Senza, il compositore integrato usa i modelli pronti.',
  modelTitle: 'Collega un modello di IA',
  pageText: 'Descrivila in una riga o parti da uno di questi esempi:',
  pageTitle: 'Crea la tua prima pagina',
  skip: 'Salta',
  title: 'Ti diamo il benvenuto in Octavo',
};
