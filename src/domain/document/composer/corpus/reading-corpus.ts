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
  // Where somebody lives is no line of a quote.
  {
    prompt: 'quote for Mr Hale, 21 Priory Mews: 4 sash windows @ 310, painting 260',
    kind: 'invoice',
    shows: ['Mr Hale', '21 Priory Mews', '1,240.00', '1,500.00'],
    hides: ['1,521.00'],
  },
  {
    prompt: 'Angebot für Herrn Lang, Mühlgasse 12: Gartentor 480 €, Montage 120 €',
    kind: 'invoice',
    shows: ['Mühlgasse 12', '600,00'],
    hides: ['612,00'],
    language: 'de',
  },
  // Languages are told without their small words.
  {
    prompt: 'Jahresbericht 2024 des Musikvereins Talheim: 85 Mitglieder, 14 Auftritte. Dank an alle Spender',
    kind: 'one-pager',
    shows: [
      'Jahresbericht 2024 des Musikvereins Talheim',
      '85',
      'Auftritte',
      'Dank an alle Spender',
      'Das Jahr',
    ],
    hides: ['Risiken'],
    language: 'de',
  },
  {
    prompt: 'annual report 2025 of the Elm Trust: 41 trees planted, 300 members',
    kind: 'one-pager',
    shows: ['Annual report 2025 of the Elm Trust', '41', '300'],
    hides: ['Risks'],
    language: 'en',
  },
  // Every week from a day on, in a place that has a name.
  {
    prompt: 'flyer: tai chi by the lake every sunday 8am from 7 june, wear soft shoes, Heron Fields, free',
    kind: 'flyer',
    shows: ['Tai chi by the lake', 'Every Sunday', '7 June', '8 am', 'Heron Fields', 'Free'],
    hides: ['07:00'],
  },
  {
    prompt: 'Plakat: Lesung am Samstag, 9. Mai, 20 Uhr beim Buchladen Seitenweise, Eintritt 8 Euro',
    kind: 'flyer',
    shows: ['9. Mai 2026', '20:00', 'Buchladen Seitenweise', '8 Euro'],
    hides: ['2020'],
    language: 'de',
  },
  // A title keeps its first letters, an agenda has an hour for each item.
  {
    prompt: 'agenda for demo day Friday 6 March 13:30, room Oak: set-up 20 min, demos 45 min, votes 15 min',
    kind: 'article',
    shows: ['Demo day', 'room Oak', '13:30 Set-up 20', '13:50 Demos 45', '14:35 Votes 15'],
    hides: ['First item'],
  },
  {
    prompt: 'agenda team meeting 5 May 9am: news, plans, lunch',
    kind: 'article',
    shows: ['Team meeting', 'News', 'Plans', 'Lunch'],
    language: 'en',
  },
  // Slides by one word, in the language of the prompt.
  {
    prompt: 'Statusfolien für das Projekt Neubau: Rohbau fertig, Dach verspätet, nächster Schritt Fenster',
    kind: 'pitch-deck',
    shows: ['Rohbau fertig', 'Dach verspätet', 'Wo wir stehen'],
    hides: ['Where we', 'Next'],
    language: 'de',
  },
  {
    prompt: 'Diapositives de formation pour les nouveaux serveurs : accueillir, servir, encaisser',
    kind: 'pitch-deck',
    shows: ['Accueillir', 'Servir', 'Encaisser'],
    hides: ['Practice', 'To close'],
    language: 'fr',
  },
  {
    prompt: 'Présentation pour investisseurs : vélos partagés à Lyon. Levée de fonds de 400 000 €',
    kind: 'pitch-deck',
    shows: ['400 000 €', 'Nous levons', 'Un problème qui mérite une réponse'],
    hides: ['We are raising', 'Montant'],
    language: 'fr',
  },
  {
    prompt: 'Presentación para inversores: energía solar para escuelas en Valencia. Buscamos 250.000 €',
    kind: 'pitch-deck',
    shows: ['250.000 €', 'Buscamos', 'Un problema que merece solución'],
    hides: ['We are raising', 'Importe'],
    language: 'es',
  },
  {
    prompt:
      'Trödelmarkt am Samstag, 13. Juni, 10 bis 16 Uhr auf dem Rathausplatz, Standgebühr 10 Euro – Flyer',
    kind: 'flyer',
    shows: ['13. Juni 2026', '10:00–16:00', 'Rathausplatz'],
    hides: ['Flyer', 'Februar', 'März'],
    language: 'de',
  },
  {
    prompt: 'agenda for sprint review, Monday 9 March 15:00-16:00, room Elm: demo 25 min, plan 35 min',
    kind: 'article',
    shows: ['Sprint review', 'Monday 9 March 15:00-16:00, room Elm', '15:00 Demo 25', '15:25 Plan 35'],
    hides: ['1 Monday'],
  },
  {
    prompt: 'Rapport d’activité 2024 de l’association Les Roseaux : 320 adhérents, 18 sorties',
    kind: 'one-pager',
    shows: ['Rapport d’activité 2024 de l’association Les Roseaux', '320', '18'],
    hides: ['Risques'],
    language: 'fr',
  },
  {
    prompt: 'I worked 20 hours on the website for Acme Corp at $80 an hour last month. Please bill them',
    kind: 'invoice',
    shows: ['Acme Corp', '20 hours', 'Website last month', '$1,600.00'],
    hides: ['bill them', 'worked'],
  },
  {
    prompt:
      'Ich habe 20 Stunden für die Acme GmbH gearbeitet, 80 € pro Stunde. Bitte stell ihnen das in Rechnung',
    kind: 'invoice',
    shows: ['Acme GmbH', '20 Stunden', '1.600,00'],
    hides: ['in Rechnung', 'gearbeitet'],
    language: 'de',
  },
  {
    prompt: 'live jazz fri & sat 8pm at the blue note, entry 10',
    kind: 'flyer',
    shows: ['Fri & Sat', 'Friday February 27, 2026', 'Saturday February 28, 2026'],
    hides: ['Good to know'],
  },
  {
    prompt: 'konzert do & fr 20 uhr im bürgerhaus',
    kind: 'flyer',
    shows: ['Do & Fr', 'Donnerstag 26. Februar 2026', 'Freitag 27. Februar 2026'],
    language: 'de',
  },
  {
    prompt: 'concert vendredi et samedi à 20h à la salle Pleyel',
    kind: 'flyer',
    shows: ['Concert', 'ven. & sam.', 'Vendredi 27 février 2026', 'Samedi 28 février 2026'],
    language: 'fr',
  },
  {
    prompt: 'angebot umzug fam. demir 3 zimmer: 2 lkw je 190, 4 träger je 35/std 6 std',
    kind: 'invoice',
    shows: ['3 zimmer', 'Lkw 2 190,00 380,00', 'Träger (4) 24 Stunden', '840,00', '1.220,00'],
    language: 'de',
  },
];
