import type { EditWords } from './edit-words.ts';

export const italian: EditWords = {
  cased: 'IVA, IBAN, PDF, TV, DJ, VIP, ASL, ZTL, USB, RSVP, ONLUS, DVD, CD, Natale, Pasqua, Capodanno',
  uncapped: null,
  secrets: 'password, codice, utente, wifi, rete',
  generic:
    'piccolo, piccola, grande, nuovo, nuova, vecchio, vecchia, comunale, civico, civica, sportivo, sportiva, centrale, principale, paese, quartiere, centro, città, municipio, mercato, pubblico, pubblica, cortile, sala, palestra, parrocchiale',
  calls: 'chiamare, chiama, chiamate, contattare, contatto, telefonare a, chiedere di, rivolgersi a, tel',
  saints: '',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'fallo, falla, fatelo, fai in modo, rendilo, che sia, voglio che, vorrei che, mi piacerebbe che, lascia spazio, mettilo, qualcosa di semplice, non troppo',
    produces:
      'da stampare, lo stampo, lo stampiamo, lo stamperemo, lo appendiamo, lo appenderemo, puoi mettere, puoi aggiungere',
    needs: 'mi serve oggi, mi serve entro, ne ho bisogno, non sono sicuro, non sono sicura, non so ancora',
    tails: 'se possibile, se puoi, se riesci, o simile, come vuoi, a proposito',
    asks: 'puoi, potresti, può, potrebbe',
    texts: 'testo, carattere, pagina, grafica, immagine, immagini, logo, titolo, ortografia, colori',
    thanks: 'grazie, grazie mille, molte grazie, tante grazie, grazie in anticipo, per favore',
  },
};
