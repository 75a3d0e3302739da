import type { CorpusPrompt } from './prompt-corpus.ts';

/** Ways of saying things that were once misread. */
export const readingCorpus: readonly CorpusPrompt[] = [
  {
    prompt:
      'Invoice to Marlow Rowing Club: boat hire £320, 10% early booking discount, sort code 11-22-33 account 12345678',
    kind: 'invoice',
    shows: ['Boat hire', 'Discount 10%', '32.00', '£288.00', 'Sort code', '11-22-33', '12345678'],
    hides: ['Your bank details', '12,345,678'],
  },
  {
    prompt: 'bill for Ada Quist. 4 portraits 90 each + 1 frame 35. in euros please',
    kind: 'invoice',
    shows: ['Ada Quist', 'Portraits', '360.00', 'Frame', '35.00', '€395.00'],
    hides: ['please', 'Ada Quist.', '$'],
  },
  {
    prompt: 'Preventivo per Bianchi Srl: 3 giorni di formazione a 400 €, IVA 22%, scadenza 30 giorni',
    kind: 'invoice',
    shows: ['Bianchi Srl', 'Formazione', '3 giorni', '1200,00', '264,00', '1464,00'],
    hides: ['Your'],
    language: 'it',
  },
  {
    prompt: 'Factuur voor Bakker BV: 6 uur advies à 90 €, btw 21%, betaling binnen 14 dagen',
    kind: 'invoice',
    shows: ['Bakker BV', 'Advies', '6 uur', '540,00', '113,40', '653,40'],
    language: 'nl',
  },
  {
    prompt: 'Faktura dla Nowak i Córka: 5 godzin szkolenia po 150 zł, VAT 23%',
    kind: 'invoice',
    shows: ['Nowak i Córka', 'Szkolenia', '5 godzin', '750,00', '172,50', '922,50'],
    language: 'pl',
  },
  {
    prompt: 'Presupuesto para Taller Luna: 4 mesas a 210 €, montaje 90 € e IVA del 21 %',
    kind: 'invoice',
    shows: ['Taller Luna', 'Mesas', '840,00', 'Montaje', '90,00', '195,30'],
    hides: ['Importe a pagar'],
  },
  {
    prompt: 'quote for a garden fence',
    kind: 'invoice',
    shows: ['Quote', 'Client name', 'Garden fence', 'Amount'],
    hides: ['A Garden', '0.00', 'Amount due'],
  },
  {
    prompt: 'Tract pour un café : croissants chauds, du 2 au 8 mai, 7 rue Basse, Rennes',
    kind: 'flyer',
    shows: ['7 rue Basse, Rennes', 'Croissants chauds'],
    hides: ['07:00', 'Devis'],
  },
  {
    prompt: 'Flyer for a talk on owls at Fern Hall, 3 May 7pm, book at owls.example/talk',
    kind: 'flyer',
    shows: ['Fern Hall', 'owls.example/talk'],
    hides: ['Your contact'],
  },
  {
    prompt:
      'Invitación al concierto el sábado 4 de julio a las 21:00, plaza Mayor 3. Habrá baile y música en vivo',
    kind: 'flyer',
    shows: ['4 de julio', '21:00', 'música en vivo'],
  },
  {
    prompt: 'training slides for new waiters: greeting, serving, paying, complaints, at most 6 slides',
    kind: 'pitch-deck',
    shows: ['Greeting', 'Serving', 'Paying', 'Complaints'],
    hides: ['at most'],
  },
];
