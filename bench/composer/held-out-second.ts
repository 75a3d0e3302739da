import type { BenchPrompt } from './bench-prompt.ts';

/**
 * Forty more prompts, written before the composer was worked on again and run once at the end. Add to them; never tune
 * the composer by one of them.
 */
export const secondHeldOutPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'Bill for Harrow Lane Nursery from Jude Penhaligon: 14 hours of piano lessons at £38 an hour, sheet music £27.50, 10% off for regulars, net 30',
    shows: [
      'Harrow Lane Nursery',
      'Jude Penhaligon',
      'piano lessons',
      '532.00',
      '27.50',
      '559.50',
      '55.95',
      '503.55',
      ['28 Mar 2026', 'Mar 28, 2026', '28 March 2026', 'March 28, 2026'],
    ],
  },
  {
    prompt:
      'Invoice no. KT-118 dated 20 February 2026 to Solent Ferries Ltd. 2 x sail repair 340, 1 x harness check 95, VAT 20%. Pay by bank transfer to GB33 BUKB 2020 1555 5555 55',
    shows: [
      'KT-118',
      'Solent Ferries Ltd',
      'ail repair',
      '680.00',
      'arness check',
      '95.00',
      '775.00',
      '155.00',
      '930.00',
      ['20 Feb 2026', 'Feb 20, 2026', '20 February 2026', 'February 20, 2026'],
      'GB33 BUKB 2020 1555 5555 55',
    ],
  },
  {
    prompt:
      'Rechnung an Bäckerei Sonnleitner GmbH, Salzburg: Wartung Backofen 3 Std à 95 €, Ersatzteil Thermostat 148,20 €, Anfahrt 45 €, zzgl. 20 % USt., zahlbar binnen 10 Tagen',
    shows: [
      'Rechnung',
      'Bäckerei Sonnleitner GmbH',
      'Salzburg',
      'Wartung Backofen',
      '285,00',
      'Thermostat',
      '148,20',
      'Anfahrt',
      '45,00',
      '478,20',
      '95,64',
      '573,84',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'Facture de Camille Roussel à l’association Les Mésanges : 6 ateliers de théâtre à 150 € et déplacements 84 €, TVA non applicable, payable à réception',
    shows: [
      'Facture',
      'Camille Roussel',
      'Les Mésanges',
      'ateliers de théâtre',
      '900,00',
      'éplacements',
      '84,00',
      '984,00',
    ],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Factura para Hotel Miramar por 20 arreglos florales a 35 € y transporte 60 €, IVA 10 %, vencimiento 30 días',
    shows: [
      'Factura',
      'Hotel Miramar',
      'rreglos florales',
      '700,00',
      'ransporte',
      '60,00',
      '760,00',
      '76,00',
      '836,00',
    ],
    article: { language: 'es' },
  },
  {
    prompt:
      'quote: repaint 3 bedrooms @ 280, hallway 190, paint included. For Mrs Okonkwo, 5 Tern Close. Valid 30 days',
    shows: ['bedrooms', '840.00', 'allway', '190.00', '1,030.00', 'Okonkwo', '5 Tern Close'],
    hides: ['Amount due'],
  },
  {
    prompt:
      'Angebot für die Gemeinde Wiesental: Lieferung von 12 Parkbänken zu je 415 Euro, Montage pauschal 960 Euro, 19% MwSt, gültig bis 31.05.2026',
    shows: [
      'Angebot',
      'Gemeinde Wiesental',
      'Parkbänke',
      '4.980,00',
      'Montage',
      '960,00',
      '5.940,00',
      '1.128,60',
      '7.068,60',
      ['31.05.2026', '31. Mai 2026'],
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'Proposal from Lumen Acoustics for the Portside Theatre: new sound system. Phase 1 survey in May, phase 2 installation in July, phase 3 training in September. Total 64,000 dollars, half up front',
    shows: [
      'Lumen Acoustics',
      'Portside Theatre',
      'sound system',
      'survey',
      'May',
      'installation',
      'July',
      'training',
      'September',
      '64,000',
    ],
  },
  {
    prompt:
      'Status report for the Millbrook bridge: 62% complete, budget $3.4m of which $2.1m spent, two weeks behind because of flooding, reopening planned for 9 October',
    shows: ['Millbrook', '62%', '$3.4m', '$2.1m', 'two weeks', 'flooding', ['9 October', 'October 9']],
  },
  {
    prompt:
      'Jahresbericht 2025 des Tierheims Eichengrund: 412 Tiere aufgenommen, 388 vermittelt, 96 Ehrenamtliche, Spenden 184.000 Euro. Dank an alle Paten',
    shows: [
      '2025',
      'Eichengrund',
      '412',
      'ufgenommen',
      '388',
      'ermittelt',
      '96',
      'Ehrenamtliche',
      '184.000',
      'Paten',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'Rapport mensuel de la cantine du lycée Colbert : 5 200 repas servis, 8 % de gaspillage, 3 nouveaux producteurs locaux',
    shows: ['lycée Colbert', '5 200', 'epas servis', '8 %', 'gaspillage', 'producteurs locaux'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'one pager for Kestrel Cargo Bikes, Ghent. Founded 2017, 23 employees, 4,800 bikes sold, 97% of parts from Europe. Bikes for families and couriers. hello@kestrel.example, +32 9 555 01 20',
    shows: [
      'Kestrel Cargo Bikes',
      'Ghent',
      '2017',
      '23',
      '4,800',
      '97%',
      'families',
      'couriers',
      'hello@kestrel.example',
      '+32 9 555 01 20',
    ],
  },
  { prompt: 'a page about the lighthouse at Skerryvore', shows: ['lighthouse', 'Skerryvore'] },
  { prompt: 'make me something for my sister Odile who just became a vet', shows: ['Odile', 'vet'] },
  {
    prompt:
      'flyer for a lost cat, answers to Biscuit, grey tabby with white paws, last seen Friday near Cobden Park, reward £50, call 07700 900812',
    shows: ['Biscuit', 'grey tabby', 'white paws', 'Friday', 'Cobden Park', '£50', '07700 900812'],
  },
  {
    prompt:
      'FLYER yoga in the park every tuesday 7am from 5 may, bring a mat, pay what you can, Riverside Meadow, yogawithsol.example',
    shows: [
      'yoga in the park',
      'tuesday',
      ['7am', '7 am', '7:00'],
      ['5 may', 'may 5'],
      'mat',
      'pay what you can',
      'Riverside Meadow',
      'yogawithsol.example',
    ],
  },
  {
    prompt:
      'Flugblatt: Kinderflohmarkt am Samstag, 9. Mai, 9 bis 13 Uhr, Turnhalle der Astrid-Lindgren-Schule, Standgebühr 8 Euro, Anmeldung bei flohmarkt@schule.example',
    shows: [
      'Kinderflohmarkt',
      '9. Mai',
      'Turnhalle',
      'Astrid-Lindgren-Schule',
      '8',
      'Standgebühr',
      'flohmarkt@schule.example',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'affiche pour le concert de la chorale Arpège le samedi 6 juin à 20h30, église Saint-Roch, entrée libre',
    shows: ['Arpège', '6 juin', ['20h30', '20:30', '20 h 30'], 'église Saint-Roch', 'entrée libre'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Poster, square, for the Fern Street Block Party on July 4, 2026 from 3pm to 9pm. Live bluegrass, pie contest, dunk tank. Free!',
    shows: ['Fern Street Block Party', ['July 4', '4 July'], 'bluegrass', 'pie contest', 'dunk tank', 'free'],
    article: { format: 'square' },
  },
  {
    prompt:
      'cartel para el maratón de lectura de la Biblioteca Cervantes, 23 de abril, de 10 a 22 h, entrada gratuita',
    shows: ['maratón de lectura', 'Biblioteca Cervantes', '23 de abril', 'entrada gratuita'],
    article: { language: 'es' },
  },
  {
    prompt:
      'Wedding invitation: Leila Haddad and Marcus Thorne, 12 September 2026, 4 o’clock, Orchard Barn, Ledbury. Dinner and dancing to follow. Reply by 1 August to leila.marcus@post.example',
    shows: [
      'Leila Haddad',
      'Marcus Thorne',
      ['12 September 2026', 'September 12, 2026'],
      ['4 o', '4 pm', '16:00', '4:00'],
      'Orchard Barn',
      'Ledbury',
      'dancing',
      ['1 August', 'August 1'],
      'leila.marcus@post.example',
    ],
  },
  {
    prompt:
      'Invitation au départ en retraite de Monique Aubert, jeudi 25 juin à 18 h, salle des fêtes de Bandol, apéritif offert, réponse avant le 10 juin',
    shows: ['Monique Aubert', '25 juin', ['18 h', '18:00'], 'salle des fêtes', 'Bandol', '10 juin'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Certificate of appreciation to Farouk Hassan for 25 years of service at Delta Railworks, presented 3 March 2026 by Helen Brandt, Managing Director',
    shows: [
      'Farouk Hassan',
      '25 years',
      'Delta Railworks',
      ['3 March 2026', 'March 3, 2026'],
      'Helen Brandt',
      'Managing Director',
    ],
  },
  {
    prompt:
      'Diplôme pour Zoé Lambert, première place au tournoi d’échecs du club La Tour, Nantes, 14 février 2026',
    shows: ['Zoé Lambert', 'première place', 'tournoi d’échecs', 'La Tour', 'Nantes', '14 février 2026'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'menu for The Copper Kettle tea room: scones with jam £4.20, cucumber sandwich £5.80, Victoria sponge £4.50, pot of tea £3, open Wed to Sun 10-5',
    shows: [
      'The Copper Kettle',
      'cones with jam',
      '4.20',
      'ucumber sandwich',
      '5.80',
      'ictoria sponge',
      '4.50',
      'ot of tea',
      'Wed',
      'Sun',
    ],
  },
  {
    prompt:
      'Speisekarte Gasthaus zum Anker: Vorspeisen: Fischsuppe 8,90, Feldsalat 7,50. Hauptgerichte: Scholle 21,50, Labskaus 16,90. Nachtisch: Rote Grütze 6,20',
    shows: [
      'Gasthaus zum Anker',
      'Vorspeisen',
      'Fischsuppe',
      '8,90',
      'Feldsalat',
      '7,50',
      'Hauptgerichte',
      'Scholle',
      '21,50',
      'Labskaus',
      '16,90',
      'Nachtisch',
      'Rote Grütze',
      '6,20',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'April newsletter for the Northgate Running Club: 14 new members, spring 10k on 19 April, Dele broke 40 minutes, kit order closes 10 April',
    shows: [
      'Northgate Running Club',
      'April',
      '14 new members',
      '10k',
      ['19 April', 'April 19'],
      'Dele',
      '40 minutes',
      'kit order',
      ['10 April', 'April 10'],
    ],
  },
  {
    prompt:
      'CV of Ingrid Solheim, marine biologist, Bergen. PhD Tromsø 2016. Researcher at Havstua 2016-2020, project lead at Blue Fjord Institute since 2020. Languages: Norwegian, English, German. ingrid@fjord.example',
    shows: [
      'Ingrid Solheim',
      'arine biologist',
      'Bergen',
      'Tromsø',
      '2016',
      'Havstua',
      '2020',
      'Blue Fjord Institute',
      'Norwegian',
      'German',
      'ingrid@fjord.example',
    ],
  },
  {
    prompt:
      'Currículum de Tomás Ibarra, cocinero, Bilbao. 2019-2025 jefe de cocina en Casa Amaia, 2014-2019 ayudante en El Puerto. Idiomas: euskera, español, inglés',
    shows: [
      'Tomás Ibarra',
      'ocinero',
      'Bilbao',
      '2019',
      '2025',
      'jefe de cocina',
      'Casa Amaia',
      'ayudante',
      'El Puerto',
      'euskera',
    ],
    article: { language: 'es' },
  },
  {
    prompt:
      'thank-you letter to the volunteers of Stonebridge Hospice for the summer fair that raised £6,240, from Beatrice Munro, chair of trustees',
    shows: [
      'volunteers',
      'Stonebridge Hospice',
      'summer fair',
      '£6,240',
      'Beatrice Munro',
      'hair of trustees',
    ],
  },
  {
    prompt:
      'Lettre de résiliation à Électra Énergie pour mon contrat n° 55-20391 au 31 mars 2026, de Paul Nguyen, 8 allée des Tilleuls, Lyon',
    shows: ['Électra Énergie', '55-20391', '31 mars 2026', 'Paul Nguyen', '8 allée des Tilleuls', 'Lyon'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Minutes of the Elm Court residents meeting 18 Feb 2026. Attending: Rosa, Neil, Dr Cho. Decided: new bins in April, no ball games on the lawn. Neil will get three quotes for the gate by 6 March.',
    shows: [
      'Elm Court',
      ['18 Feb', 'Feb 18', '18 February'],
      'Rosa',
      'Neil',
      'Dr Cho',
      'new bins in April',
      'ball games',
      'three quotes',
      ['6 March', 'March 6', '6 Mar', 'Mar 6'],
    ],
  },
  {
    prompt:
      'agenda for design review Tuesday 10 March 10:00-11:30, room Juniper: recap 10 min, prototype demo 30 min, open issues 35 min, next steps 15 min',
    shows: [
      'design review',
      ['10 March', 'March 10'],
      '10:00',
      'Juniper',
      'ecap',
      '10',
      'rototype demo',
      '30',
      'pen issues',
      '35',
      'ext steps',
      '15',
    ],
  },
  {
    prompt:
      'Packing checklist for a week in Iceland with two kids: waterproofs, swimsuits, snacks, car seats, first aid kit, passports',
    shows: ['Iceland', 'aterproofs', 'wimsuits', 'nacks', 'ar seats', 'irst aid kit', 'assports'],
  },
  {
    prompt:
      'product sheet for the Alba 2 desk lamp: 1,100 lumen, 9 W, CRI 95, dimmable, oak and aluminium, 5 year warranty, €149',
    shows: ['Alba 2', 'desk lamp', '1,100', 'umen', '9 W', '95', 'immable', 'oak', '5 year', '€149'],
  },
  {
    prompt:
      'Pressemitteilung: Stadtwerke Lindau eröffnen am 2. April 2026 zwölf neue Ladesäulen am Bahnhof. Kontakt: Eva Röhm, presse@swl.example',
    shows: [
      'Stadtwerke Lindau',
      '2. April 2026',
      'zwölf neue Ladesäulen',
      'Bahnhof',
      'Eva Röhm',
      'presse@swl.example',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      '45-minute lesson plan on fractions for year 4: starter 5 min, pizza activity 20 min, worksheet 15 min, plenary 5 min. You need paper plates and scissors',
    shows: [
      'fractions',
      'year 4',
      '45',
      'tarter',
      'izza activity',
      '20',
      'orksheet',
      'lenary',
      'aper plates',
      'scissors',
    ],
  },
  {
    prompt:
      'Pitch deck for Tidewell, water sensors for small farms. 210 farms, $18 a month, churn 2%, grew from 40 to 210 farms in 2025. Founders: Amara Osei, Kenji Mori. Raising $1.2m seed',
    shows: [
      'Tidewell',
      'water sensors',
      'small farms',
      '210',
      '$18',
      '2%',
      'Amara Osei',
      'Kenji Mori',
      '$1.2m',
    ],
    isDeck: true,
  },
  {
    prompt:
      'présentation de formation sur la sécurité incendie pour les nouveaux employés : alarme, évacuation, extincteurs, point de rassemblement',
    shows: ['sécurité incendie', 'larme', 'vacuation', 'xtincteurs', 'oint de rassemblement'],
    isDeck: true,
    article: { language: 'fr' },
  },
  {
    prompt: '餐厅“竹林小馆”菜单:宫保鸡丁 48元,麻婆豆腐 32元,酸辣汤 18元',
    shows: ['竹林小馆', '宫保鸡丁', '48', '麻婆豆腐', '32', '酸辣汤', '18'],
  },
];
