import type { SumWords } from './sum-words.ts';

export const german: SumWords = {
  charge:
    'ausrechnen, zusammenrechnen, aufaddieren, addieren, zusammenzählen, berechnen, berechne, rechne, summe, summen, gesamtsumme, zwischensumme, zwischensummen, überschuss, endbestand',
  income: 'einnahmen, einnahme, eingänge, erlöse, zuflüsse',
  spending: 'ausgaben, ausgabe, kosten, aufwendungen, auszahlungen',
  opening: 'bestand, anfangsbestand, kassenbestand, anfangssaldo, übertrag, guthaben, vortrag, saldovortrag',
  labels: { surplus: 'Überschuss', deficit: 'Fehlbetrag', closing: 'Endbestand' },
};
