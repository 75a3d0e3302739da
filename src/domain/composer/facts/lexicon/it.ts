import type { WriterWords } from './writer-words.ts';

export const italian: WriterWords = {
  parts:
    'grafico, grafici, tabella, tabelle, matrice, griglia, riga, righe, colonna, colonne, linea, linee, titolo, titoli, intestazione, intestazioni, sezione, sezioni, elenco, riquadro, riquadri, casella, caselle, piè di pagina, margine, pagina, pagine, diapositiva, diapositive, slide, punti elenco, legenda, carattere, caratteri, lettere, maiuscolo, maiuscole, grassetto, corsivo, stampa, foglio, impaginazione, codice colore, codice colori, colore per, un colore, colori, note, versione, copia, vuoto, vuota, vuoti, vuote, in bianco, spazio, spazi, modello, testo, in alto, in basso, in fondo, davanti, dietro, retro, fronte',
  sums: 'sommare, somma, somme, sommami, calcolare, calcola, calcolate, totale, totali, subtotale, subtotali, saldo, quanto resta, quanto rimane, quanto avanza, fai i conti, fare i conti, media',
  shown:
    "risaltare, risalti, risaltino, saltare all’occhio, saltare all'occhio, salti all’occhio, salti all'occhio, in evidenza, evidenziare, evidenziato, evidenzia, ben visibile, visibile, si veda, si vedano, si legga, grande, grandi, bello grande, enorme, grassetto, sottolineato, leggibile, chiaro",
  told: 'menzionare, menzioni, nominare, nomini, dire, scrivere, scrivi, parlare, parli, citare, citi, mettere, metti, inserire, inventare, inventi, inventate, accennare',
  wished:
    'ben accetto, ben accetti, benvenuti, benvenuto, gradito, graditi, sarebbe bello, sarebbe utile, andrebbe bene, per favore, per piacere, grazie, se possibile, se si può, possibilmente, preferibilmente, meglio, deve, devono, bisogna, voglio, vorrei, va bene',
  refusals:
    'non menzionare, non nominare, non menzionarlo, non nominarlo, non parlarne, non scriverlo, non metterlo, non citare, senza menzionare, senza nominare, non va scritto',
  pronouns: 'da nessuna parte, lo, la, li, le, questo, quello, ne, ciò',
};
