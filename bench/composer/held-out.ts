import type { BenchPrompt } from './bench-prompt.ts';

/**
 * Forty prompts that were written before the composer was worked on and not looked at meanwhile: what it does with
 * a prompt that nobody tuned it for. Add to them; never tune the composer by one of them.
 */
export const heldOutPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'invoice from Pemberton Tree Care (VAT GB 284 1177 02) to the Ashdown Golf Club for felling 2 oaks at £480 each, stump grinding £260 and 5% loyalty discount. 20% VAT. pay within 21 days to sort code 20-45-77 account 83920114',
    shows: [
      'Pemberton Tree Care',
      'GB 284 1177 02',
      'Ashdown Golf Club',
      'oaks',
      '480.00',
      '960.00',
      'tump grinding',
      '260.00',
      '61.00',
      '231.80',
      '1,390.80',
      ['19 Mar 2026', 'Mar 19, 2026', '19 March 2026'],
      '20-45-77',
      '83920114',
    ],
  },
  {
    prompt:
      'need an invoice. client: Yusuf Adeyemi. 3 headshots 120 each + 1 retouching session 75. euros pls',
    shows: ['Yusuf Adeyemi', 'eadshots', '360.00', 'etouching session', '75.00', '€', '435.00'],
    hides: ['pls', '$'],
  },
  {
    prompt:
      'Erstelle eine Rechnung über 7,5 Stunden Steuerberatung zu 140 Euro und Auslagen von 38,90 € für die Tischlerei Bergmann, Rechnungsnummer 2026-044, 19 % MwSt., zahlbar bis zum 15.03.2026',
    shows: [
      'Rechnung',
      'Tischlerei Bergmann',
      '2026-044',
      'Steuerberatung',
      ['7,5 Stunden', '7,5'],
      '1.050,00',
      '38,90',
      '1.088,90',
      '206,89',
      '1.295,79',
      '15.03.2026',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'Facture pour la mairie de Vannes : entretien des espaces verts, 14 jours à 320 €, TVA 20 %, échéance à 45 jours',
    shows: [
      'Facture',
      'mairie de Vannes',
      'ntretien des espaces verts',
      '4 480,00',
      '896,00',
      '5 376,00',
      ['12 avr. 2026', '12 avril 2026', '12/04/2026'],
    ],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Presupuesto para Clínica Dental Sur: 6 sillones a 1.890 €, instalación 750 € e IVA del 21 %, válido 15 días',
    shows: [
      'Presupuesto',
      'Clínica Dental Sur',
      'illones',
      ['11.340,00', '11 340,00'],
      '750,00',
      ['12.090,00', '12 090,00'],
      ['2538,90', '2.538,90'],
      ['14.628,90', '14 628,90'],
      ['13 mar 2026', '13/3/2026', '13/03/2026', '13 de marzo de 2026'],
    ],
    article: { language: 'es' },
  },
  {
    prompt:
      'quote for fitting a kitchen at 14 Larch Road: 9 cabinets at $315, worktop 2,400, labour 4 days x 520, valid until June 30',
    shows: ['14 Larch Road', 'abinets', '2,835.00', 'orktop', '2,400.00', '2,080.00', '7,315.00', 'Jun'],
  },
  {
    prompt:
      'Proposal to the Whitby Harbour Trust from Saltmarsh Studio for a new visitor app. Scope: audio guide, tide table and offline map. Budget £38,000, delivery in 16 weeks from 1 April',
    shows: [
      'Whitby Harbour Trust',
      'Saltmarsh Studio',
      'visitor app',
      'udio guide',
      'ide table',
      'ffline map',
      '£38,000',
      '16 weeks',
      '1 April',
    ],
  },
  {
    prompt:
      'Quarterly sales report Q1 2026 for Brightwell Pens: revenue 412k up 9%, North 180k, South 132k, West 100k. Returns fell to 1.8%. Risk: ink supplier late. Next: launch refill line in May',
    shows: [
      'Brightwell Pens',
      'Q1 2026',
      '412k',
      '9%',
      '180k',
      '132k',
      '100k',
      '1.8%',
      'nk supplier late',
      'refill line',
      'May',
    ],
  },
  {
    prompt:
      'Informe mensual de la biblioteca municipal: 3.200 visitas, 870 préstamos y 46 socios nuevos en enero. Problema: falta personal los sábados. Próximo paso: contratar a dos auxiliares',
    shows: [
      'iblioteca municipal',
      '3.200',
      'isitas',
      '870',
      'réstamos',
      '46',
      'falta personal los sábados',
      'ontratar a dos auxiliares',
    ],
    article: { language: 'es' },
  },
  {
    prompt:
      'One pager on Tallow & Thread, a Bristol candle maker. 7 staff, 41 stockists, £620k turnover last year, 100% plastic free since 2021. Contact: Imogen Vance, imogen@tallowthread.example',
    shows: [
      'Tallow & Thread',
      'Bristol',
      'candle maker',
      '7',
      '41',
      'tockists',
      '£620k',
      '100%',
      '2021',
      'Imogen Vance',
      'imogen@tallowthread.example',
    ],
  },
  {
    prompt: 'something nice about my grandmother Rosalind who turns 90 on 8 August',
    shows: ['Rosalind', '90', ['8 August', 'August 8']],
  },
  {
    prompt: '1 page explaining how composting works for a school garden, friendly tone, with emojis 🌱🪱',
    shows: ['ompost', 'school garden'],
    hides: ['friendly tone', 'with emojis'],
  },
  {
    prompt:
      'FLYER!!! HUGE GARAGE SALE sat 18 april 8am-1pm 77 Juniper Ct everything must go, cash only, text 503-555-0142',
    shows: [
      'garage sale',
      ['18 april', 'april 18'],
      '77 Juniper',
      'ash only',
      '503-555-0142',
      'verything must go',
    ],
  },
  {
    prompt:
      'Flyer für den Töpferkurs von Anja Lindqvist, jeden Mittwoch 18:30 Uhr ab dem 15. April, acht Abende, 220 Euro inklusive Material, Werkstatt Hafenstraße 9 in Kiel',
    shows: [
      'Töpferkurs',
      'Anja Lindqvist',
      'Mittwoch',
      '18:30',
      '15. April',
      'acht Abende',
      '220',
      'Material',
      'Hafenstraße 9',
      'Kiel',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'tract pour une boulangerie : 2 baguettes achetées, la 3e offerte, du 9 au 15 mars, 12 rue des Lilas, Tours',
    shows: ['baguettes', '3e offerte', 'mars', '12 rue des Lilas', 'Tours'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'dark landscape poster for a talk: "Why octopuses dream" by Dr Hana Okafor, Science Hall B, 5 Nov 2026 7.30pm, free but booking required at tickets.example/octopus',
    shows: [
      'Why octopuses dream',
      'Dr Hana Okafor',
      'Science Hall B',
      ['5 Nov', 'Nov 5'],
      ['7.30', '7:30', '19:30'],
      'booking required',
      'tickets.example/octopus',
    ],
    article: { theme: 'dark', orientation: 'landscape' },
  },
  {
    prompt:
      'Invitation to the christening of Otis James Fairweather, Sunday 10 May 2026 at 2pm, St Bride’s Chapel, lunch afterwards at The Plough. RSVP to Tamsin 07700 900461 by 20 April',
    shows: [
      'Otis James Fairweather',
      ['10 May', 'May 10'],
      ['2pm', '2 pm', '14:00'],
      'St Bride’s Chapel',
      'The Plough',
      'Tamsin',
      '07700 900461',
      ['20 April', 'April 20'],
    ],
  },
  {
    prompt:
      'Invitación a la inauguración de la galería Umbral el viernes 17 de abril a las 20:00, calle Feria 22, Sevilla. Habrá vino y música en directo',
    shows: [
      'galería Umbral',
      '17 de abril',
      '20:00',
      'calle Feria 22',
      'Sevilla',
      'vino',
      'música en directo',
    ],
    article: { language: 'es' },
  },
  {
    prompt:
      'certificate for Noor El-Amin, completed 40 hours of Advanced First Aid at Lakeland Rescue Academy on 12 February 2026, signed by Colin Marsh, chief instructor',
    shows: [
      'Noor El-Amin',
      '40 hours',
      'Advanced First Aid',
      'Lakeland Rescue Academy',
      ['12 February 2026', 'February 12, 2026'],
      'Colin Marsh',
      'hief instructor',
    ],
  },
  {
    prompt: 'Urkunde für Mia Sommer, 1. Platz im Vorlesewettbewerb der Grundschule am See, 20. Februar 2026',
    shows: ['Mia Sommer', '1. Platz', 'Vorlesewettbewerb', 'Grundschule am See', '20. Februar 2026'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Brunch menu for Café Ostrich: starters - granola 6.5, melon salad 7; mains - shakshuka 12, eggs royale 13.5, pancakes (v) 11; drinks - flat white 3.8, fresh juice 4.5',
    shows: [
      'Café Ostrich',
      'tarters',
      'ranola',
      '6.5',
      'elon salad',
      'ains',
      'hakshuka',
      '12',
      'ggs royale',
      '13.5',
      'ancakes (v)',
      'rinks',
      'lat white',
      '3.8',
      'resh juice',
      '4.5',
    ],
  },
  {
    prompt:
      'Carte du bistrot Le Radeau : soupe du jour 7 €, bavette frites 19 €, tarte tatin 8 €, verre de vin 6 €',
    shows: [
      'Le Radeau',
      'oupe du jour',
      '7 €',
      'avette frites',
      '19 €',
      'arte tatin',
      '8 €',
      'erre de vin',
      '6 €',
    ],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Newsletter for Oakmead Primary parents, March 2026: book fair on 12 March, swimming moves to Tuesdays, Mrs Patel is leaving after 11 years, lost property will be cleared on the 27th',
    shows: [
      'Oakmead Primary',
      'March 2026',
      'ook fair',
      '12 March',
      'wimming moves to Tuesdays',
      'Mrs Patel',
      '11 years',
      'ost property',
      '27th',
    ],
  },
  {
    prompt:
      'resume for Mateus Carvalho, data engineer in Lisbon. 2022-now Senior data engineer at Feedloop, 2018-2022 analyst at Banco Azul. MSc Statistics, Porto, 2018. Python, dbt, Airflow. mateus@mail.example, +351 912 555 010',
    shows: [
      'Mateus Carvalho',
      'ata engineer',
      'Lisbon',
      'Feedloop',
      '2022',
      'Banco Azul',
      '2018',
      'MSc Statistics',
      'Porto',
      'Python',
      'dbt',
      'Airflow',
      'mateus@mail.example',
      '+351 912 555 010',
    ],
  },
  {
    prompt:
      'Lebenslauf Karin Voss, Altenpflegerin, Rostock. Seit 2019 Stationsleitung im Haus Abendrot, 2011 bis 2019 Pflegekraft im Klinikum Süd. Sprachen: Deutsch, Polnisch, Englisch',
    shows: [
      'Karin Voss',
      'Altenpflegerin',
      'Rostock',
      '2019',
      'Stationsleitung',
      'Haus Abendrot',
      '2011',
      'Klinikum Süd',
      'Polnisch',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'letter to my landlord Mr. Gunnar Dahl asking to repair the boiler which broke on 3 February, flat 4B, Elmgrove House. I want it fixed within 14 days. from Priya Raman',
    shows: [
      'Dahl',
      'boiler',
      ['3 February', 'February 3'],
      'lat 4B',
      'Elmgrove House',
      '14 days',
      'Priya Raman',
    ],
  },
  {
    prompt:
      'Kündigungsschreiben für mein Fitnessstudio FitWerk in Bremen zum 30.06.2026, Mitgliedsnummer 88213, von Jonas Ebert',
    shows: ['FitWerk', 'Bremen', ['30.06.2026', '30. Juni 2026'], '88213', 'Jonas Ebert'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Meeting minutes for the allotment committee, 24 Feb 2026, 7pm, village hall. Present: Gwen, Arthur, Li Wei, apologies from Sam. Agreed to raise the fee to £48. Arthur to fix the water tap by 15 March, Gwen to email the waiting list',
    shows: [
      'llotment committee',
      ['24 Feb', 'Feb 24', '24 February'],
      'illage hall',
      'Gwen',
      'Arthur',
      'Li Wei',
      'Sam',
      '£48',
      'water tap',
      '15 March',
      'waiting list',
    ],
  },
  {
    prompt:
      'Agenda: offsite for the design team, Tuesday 14 April. 9:00 arrival and coffee, 9:30 year in review (Maya), 11:00 portfolio critique, 12:30 lunch, 14:00 roadmap workshop, 16:30 wrap up',
    shows: [
      'design team',
      ['14 April', 'April 14'],
      '9:00',
      'rrival and coffee',
      '9:30',
      'ear in review',
      'Maya',
      '11:00',
      'ortfolio critique',
      '12:30',
      '14:00',
      'oadmap workshop',
      '16:30',
      'rap up',
    ],
  },
  {
    prompt:
      'Ordre du jour du conseil de quartier, jeudi 19 mars à 18h30, salle Pasteur : budget 2026, pistes cyclables, fête des voisins, questions diverses',
    shows: [
      'onseil de quartier',
      '19 mars',
      ['18h30', '18:30'],
      'alle Pasteur',
      'udget 2026',
      'istes cyclables',
      'ête des voisins',
      'uestions diverses',
    ],
    article: { language: 'fr' },
  },
  {
    prompt:
      'checklist for moving house: redirect post, read the meters, defrost freezer, book van for 2 May, pack kettle last',
    shows: [
      'oving house',
      'edirect post',
      'ead the meters',
      'efrost freezer',
      'ook van',
      '2 May',
      'ack kettle last',
    ],
  },
  {
    prompt:
      'Product sheet for the Harrier 3 wind meter: measures 0.5 to 60 m/s, 210 g, IP67, 400 hours battery, Bluetooth 5.2, price $189, in the box: case, lanyard, USB-C cable',
    shows: [
      'Harrier 3',
      'wind meter',
      '0.5 to 60 m/s',
      '210',
      'IP67',
      '400',
      'Bluetooth 5.2',
      '$189',
      'ase',
      'anyard',
      'USB-C cable',
    ],
  },
  {
    prompt:
      'press release: Corvid Coffee opens its first roastery outside Oslo, in Gdańsk, on 4 June 2026, creating 35 jobs. "We followed the harbour smell," says founder Ingrid Moen.',
    shows: [
      'Corvid Coffee',
      'Oslo',
      'Gdańsk',
      ['4 June 2026', 'June 4, 2026'],
      '35 jobs',
      'We followed the harbour smell',
      'Ingrid Moen',
    ],
  },
  {
    prompt:
      'case study about how Fernhill Hospital cut patient no-shows from 18% to 7% in 5 months with text reminders by Pingwell. 23,000 appointments a year, saved £310,000',
    shows: ['Fernhill Hospital', '18%', '7%', '5 months', 'text reminders', 'Pingwell', '23,000', '£310,000'],
  },
  {
    prompt:
      'lesson plan, year 5 maths, adding fractions, 50 minutes: 10 min recap, 15 min pizza slices demo, 20 min pair work, 5 min quiz. Materials: paper circles, scissors',
    shows: [
      'fractions',
      'ear 5',
      '50 min',
      '10 min',
      'ecap',
      'izza slices demo',
      '20 min',
      'air work',
      'uiz',
      'aper circles',
      'cissors',
    ],
  },
  {
    prompt:
      'Pitch deck for Murmur, sleep headphones for night nurses. 1,900 pre-orders, $89 a pair, 61% gross margin, team: Ade Bello (CEO, ex Sonos), Lin Zhao (audio). Raising $800k for tooling',
    shows: [
      'Murmur',
      'leep headphones',
      'night nurses',
      '1,900',
      '$89',
      '61%',
      'Ade Bello',
      'Sonos',
      'Lin Zhao',
      '$800k',
      'tooling',
    ],
    isDeck: true,
  },
  {
    prompt:
      'Präsentation für den Vorstand: Projektstatus Lagerumbau, Budget 1,2 Mio. Euro, davon 740.000 verbraucht, Fertigstellung Oktober 2026, Risiko: Stahlpreise',
    shows: ['Lagerumbau', ['1,2 Mio', '1,2 Millionen'], '740.000', 'Oktober 2026', 'Stahlpreise'],
    hides: ['What we have', 'Next step', 'Thank you'],
    isDeck: true,
    article: { language: 'de' },
  },
  {
    prompt:
      'training slides for new baristas: grinding, tamping, milk steaming, cleaning. 6 slides max, warm colours',
    shows: ['arista', 'rinding', 'amping', 'ilk steaming', 'leaning'],
    hides: ['6 slides max', 'warm colours'],
    isDeck: true,
    mostPages: 6,
  },
  {
    prompt:
      'Generate a well-styled 1 page document based on the following content\n\nTide pool survey, 21 Feb\n\nSite\tSpecies\tCount\nNorth ledge\tbeadlet anemone\t34\nNorth ledge\tlimpet\t118\nCausey pool\tshore crab\t9\n\nWater was 8.2 °C. Visibility poor after the storm. Next survey 21 March, bring the quadrat.',
    shows: [
      'Tide pool survey',
      '21 Feb',
      'North ledge',
      'beadlet anemone',
      '34',
      'limpet',
      '118',
      'Causey pool',
      'shore crab',
      '9',
      '8.2 °C',
      'Visibility poor',
      '21 March',
      'quadrat',
    ],
  },
  {
    prompt: '请为“青竹茶馆”做一张海报:春茶品鉴会,2026年4月18日下午3点,地址:杭州龙井路12号',
    shows: ['青竹茶馆', '春茶品鉴会', '4月18日', '龙井路12号'],
  },
];
