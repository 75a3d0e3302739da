import type { SumWords } from './sum-words.ts';

export const german: SumWords = {
  income: 'einnahmen, einnahme, eingänge, erlöse, zuflüsse',
  spending: 'ausgaben, ausgabe, kosten, aufwendungen, auszahlungen',
  opening: 'bestand, anfangsbestand, kassenbestand, anfangssaldo, übertrag, guthaben, vortrag, saldovortrag',
  labels: { surplus: 'Überschuss', deficit: 'Fehlbetrag', closing: 'Endbestand' },
};
