import type { BenchPrompt } from './bench-prompt.ts';

/** Forty careless prompts of every kind and eleven languages; written before the fifth round of work. Never tune by one of them. */
export const fifthHeldOutPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'school timetable 5b: mon 8-9 maths, 9-10 english, 10.30-11.30 pe, tue 8-9 art, 9-10 maths, 10.30-12 science',
    shows: [
      'timetable',
      '5b',
      ['Monday', 'Mon'],
      ['Tuesday', 'Tue'],
      'maths',
      'english',
      'pe',
      'science',
      'art',
    ],
  },
  {
    prompt: 'opening hours sign for our bakery Crumb & Co, mon-fri 7am-6pm, sat 8am-1pm, closed sundays',
    shows: [
      'Crumb & Co',
      ['Mon–Fri', 'Mon-Fri', 'Monday to Friday', 'Monday–Friday'],
      '7 am',
      '6 pm',
      'Sat',
      '1 pm',
      'closed',
    ],
    hides: ['18:00', '13:00'],
  },
  {
    prompt:
      'festival line up poster, Riverside Sounds 18 july. 4pm The Kelps, 5.30pm DJ Marla, 7pm Old Habits, 9pm Nightjar. tickets £15',
    shows: [
      'Riverside Sounds',
      ['18 july', 'july 18'],
      'The Kelps',
      '4 pm',
      'DJ Marla',
      ['5:30 pm', '5.30 pm'],
      'Old Habits',
      'Nightjar',
      '9 pm',
      '£15',
    ],
    hides: ['16:00', '21:00'],
  },
  {
    prompt:
      'shuttle bus times for wedding guests - hotel to church 1.15pm and 1.45pm, church to barn 3.30pm, barn back to hotel 11pm and midnight',
    shows: [['1:15 pm', '1.15 pm'], ['1:45 pm', '1.45 pm'], 'church', 'barn', '11 pm', 'midnight', 'hotel'],
    hides: ['13:15', '23:00'],
  },
  {
    prompt:
      'I am Priya Raman, applying for marketing assistant at Glow Labs. 2 yrs retail at Pennyworth, ran their instagram to 8k followers, can start in april',
    shows: ['Priya Raman', 'marketing assistant', 'Glow Labs', 'Pennyworth', ['8k', '8,000'], 'april'],
  },
  {
    prompt:
      'minutes HOA board 12 feb. present: Rick, Dana, Omar. talked about parking. voted to raise dues to $55 from july. Dana gets 3 quotes for the roof by march 20',
    shows: [
      'HOA',
      ['12 feb', 'feb 12'],
      'Rick',
      'Dana',
      'Omar',
      'parking',
      '$55',
      'quotes',
      ['march 20', '20 march'],
    ],
  },
  {
    prompt:
      'invoice 2 john peters for 3 days tiling @ 180/day + grout n spacers 46.50, 20% vat, pay in 10 days. from Baz Tiling',
    shows: [
      'john peters',
      'tiling',
      '540.00',
      '46.50',
      '586.50',
      '117.30',
      '703.80',
      'Baz Tiling',
      ['8 Mar 2026', 'Mar 8, 2026', '8 March 2026'],
    ],
  },
  {
    prompt:
      'quote kitchen fitting mrs akande: units 2.4k, worktop 860, labour 4 days x 220, 5% off if booked by 31/3',
    shows: ['akande', '2,400.00', '860.00', '880.00', '4,140.00', ['31 march', '31 mar', '31/3', 'march 31']],
  },
  {
    prompt: 'PTA bake off and quiz night fri 27 march 7pm school hall £4 entry bring your own drinks',
    shows: ['PTA', 'bake off', 'quiz night', ['27 march', 'march 27'], '7 pm', 'school hall', '£4', 'drinks'],
    hides: ['19:00'],
  },
  {
    prompt:
      'certificate employee of the month january for Sam Oduya from NHS trust Leeds, signed by director Helen Marsh',
    shows: ['Sam Oduya', 'employee of the month', 'january', 'NHS', 'Helen Marsh'],
  },
  {
    prompt:
      'project status for boss 1 page: website relaunch 70% done, budget 42k of 60k used, late: translations, go live 4/5/2026, need 1 more tester',
    shows: ['website relaunch', '70%', '42k', '60k', 'translations', 'tester', '70'],
  },
  {
    prompt:
      'press release our ngo CleanCoast pulled 3.2 tons of plastic out of the bay last weekend with 140 volunteers, next cleanup 9 may, call Ines 555 0188',
    shows: ['CleanCoast', '3.2 tons', '140', 'volunteers', ['9 may', 'may 9'], 'Ines', '555 0188'],
  },
  {
    prompt:
      'cv for Tom Hale, electrician since 2011, level 3, 18th edition, worked at Brightspark 2011-2018 then self employed, van + tools, 07700 900321',
    shows: [
      'Tom Hale',
      'electrician',
      '18th edition',
      'Brightspark',
      ['2011–2018', '2011-2018'],
      'self employed',
      '07700 900321',
    ],
  },
  {
    prompt: 'agenda residents meeting 3 march 6.30pm: parking 15 min, bins 10 min, playground 20 min, aob',
    shows: [
      ['3 march', 'march 3'],
      'parking',
      'bins',
      'playground',
      ['6:30', '6.30'],
      ['6:45', '6.45'],
      ['6:55', '6.55'],
      ['7:15', '7.15'],
      'aob',
    ],
  },
  {
    prompt:
      'product sheet for Lumo bike light, 600 lumens, 9h battery, usb-c, IPX6 waterproof, 89 g, 39.90 eur',
    shows: ['Lumo', '600', 'lumens', '9', 'USB-C', 'IPX6', '89 g', '39.90'],
  },
  {
    prompt:
      'letter to my landlord mr. fenwick the boiler is broken since 14 jan, i called 3 times, please fix within 7 days or i pay 10% less rent. Nadia Cole flat 6',
    shows: ['fenwick', 'boiler', ['14 jan', 'jan 14'], '3 times', '7 days', '10%', 'Nadia Cole', 'flat 6'],
  },
  {
    prompt: 'lesson plan photosynthesis yr 7 50 mins starter quiz 5, leaf experiment 30, write up 15',
    shows: ['photosynthesis', '50', 'quiz', 'leaf experiment', '30', 'write up', '15'],
  },
  {
    prompt:
      'newsletter running club feb: 12 new members, hilly 10k results 1st Ana 38:12 2nd Bo 39:40, next run sun 8 march 9am at the boathouse',
    shows: [
      'running club',
      '12',
      'new members',
      'Ana',
      '38:12',
      'Bo',
      '39:40',
      ['8 march', 'march 8'],
      '9 am',
      'boathouse',
    ],
    hides: ['09:00'],
  },
  {
    prompt:
      'training slides hygiene for new kitchen staff: wash hands 20 sec, fridge under 5°c, separate boards, label and date, clean as you go',
    shows: ['hygiene', '20', '5', 'boards', 'label'],
    isDeck: true,
  },
  {
    prompt:
      'stundenplan 3a mo 8:00 deutsch 8:45 mathe 9:50 sport, di 8:00 sachkunde 8:45 deutsch 9:50 musik, mi 8:00 mathe 8:45 religion',
    shows: [
      'Stundenplan',
      '3a',
      ['Montag', 'Mo'],
      ['Dienstag', 'Di'],
      ['Mittwoch', 'Mi'],
      'Deutsch',
      'Mathe',
      'Sachkunde',
      'Religion',
      '9:50',
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'bewerbung als verkäuferin bei Blumen Yıldız, ich heiße Sara Kempf, 6 jahre im einzelhandel, suche teilzeit ab 1.4.',
    shows: [
      'Sara Kempf',
      'Verkäuferin',
      'Blumen Yıldız',
      '6 Jahre',
      'Einzelhandel',
      'Teilzeit',
      ['1.4.', '1. April', '01.04.'],
    ],
    article: { language: 'de' },
  },
  {
    prompt: 'öffnungszeiten praxis dr. wolff: mo di do 8-12 u 14-18 uhr, mi fr 8-12 uhr, tel 0821 334455',
    shows: ['Öffnungszeiten', 'Wolff', ['Mo', 'Montag'], '8', '12', '18', ['Mi', 'Mittwoch'], '0821 334455'],
    article: { language: 'de' },
  },
  {
    prompt:
      'protokoll vorstandssitzung sportverein 10.2.: anwesend Jule, Kai, Frau Bender. beschluss: neuer rasen für 18.500 €. Kai holt angebote bis 15.3., nächste sitzung 17.3.',
    shows: [
      'Vorstandssitzung',
      'Jule',
      'Kai',
      'Bender',
      'Rasen',
      '18.500',
      'Angebote',
      ['15.3.', '15. März', '15.03.'],
      ['17.3.', '17. März', '17.03.'],
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'angebot umzug fam. demir 3 zimmer: 2 lkw je 190, 4 helfer x 6 std à 24 €, 10% nachlass, plus mwst',
    shows: ['Demir', '380,00', '576,00', '956,00', '95,60', '860,40', '163,48', '1.023,88'],
    article: { language: 'de' },
  },
  {
    prompt:
      'rechnung 2026-014 an Café Luna, 40 kg kaffee zu 13,50, lieferung 25 €, 7% mwst, zahlbar bis 20.03.',
    shows: [
      '2026-014',
      'Café Luna',
      '540,00',
      '25,00',
      '565,00',
      '39,55',
      '604,55',
      ['20.03.2026', '20. März 2026'],
    ],
    article: { language: 'de' },
  },
  {
    prompt:
      'lettre de motivation pour un stage chez Atelier Bois Clair, je suis Hugo Petit, bts ébéniste, dispo du 4 mai au 26 juin',
    shows: ['Hugo Petit', 'stage', 'Atelier Bois Clair', 'ébéniste', '4 mai', '26 juin'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'horaires bibliothèque mardi 14h-18h, mercredi 10h-12h et 14h-18h, samedi 10h-17h, fermé lundi et jours fériés',
    shows: ['bibliothèque', 'mardi', '14', '18', 'mercredi', 'samedi', '17', 'fermé', 'jours fériés'],
    article: { language: 'fr' },
  },
  {
    prompt: 'devis peinture salon mme Garnier 32 m2 à 24€ le m2, préparation murs 180€, remise 50€, tva 10%',
    shows: ['Garnier', '768,00', '180,00', '50,00', '898,00', '89,80', '987,80'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'compte rendu réunion asso 5 février présents Léa, Marc. décidé : fête le 20 juin, budget 600 €. Marc réserve la salle avant le 1er mars',
    shows: ['5 février', 'Léa', 'Marc', '20 juin', '600 €', 'salle', '1er mars'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'carta de presentación para camarera en Hotel Brisa, soy Elena Ruiz, 4 años en bares, inglés b2, disponible ya',
    shows: ['Elena Ruiz', 'camarera', 'Hotel Brisa', '4 años', 'b2', 'disponible'],
    article: { language: 'es' },
  },
  {
    prompt:
      'factura a Talleres Vega por 12 horas de diseño a 35€, hosting 90 euros, iva 21%, vence en 30 días',
    shows: [
      'Talleres Vega',
      '420,00',
      '90,00',
      '510,00',
      '107,10',
      '617,10',
      ['28/03/2026', '28 de marzo de 2026', '28 mar 2026'],
    ],
    article: { language: 'es' },
  },
  {
    prompt: 'horario gimnasio lun mie vie 7:00 a 22:00, mar jue 9:00 a 21:00, sab 10 a 14, domingo cerrado',
    shows: [
      'gimnasio',
      ['lun', 'lunes'],
      '7:00',
      '22:00',
      ['mar', 'martes'],
      '21:00',
      ['sáb', 'sab'],
      'domingo',
      'cerrado',
    ],
    article: { language: 'es' },
  },
  {
    prompt: '町内清掃のお知らせ 4月12日(日) 朝8時 中央公園集合 軍手持参 雨天中止',
    shows: ['町内清掃', '4月12日', '8時', '中央公園', '軍手', '雨天中止'],
    article: { language: 'ja' },
  },
  {
    prompt: '社区春季运动会海报 4月18日上午9点 人民公园 免费参加 报名电话 5550 1234',
    shows: ['社区春季运动会', '4月18日', '9点', '人民公园', '免费', '5550 1234'],
    article: { language: 'zh' },
  },
  {
    prompt: 'فاتورة إلى شركة النور، تصميم شعار 1200 ريال، 3 ساعات استشارة بسعر 150 ريال، ضريبة 15%',
    shows: ['شركة النور', 'تصميم شعار', '1,200', '450', '1,650', '247.5', '1,897.5'],
    article: { language: 'ar' },
  },
  {
    prompt:
      'convite aniversário da Bia 5 anos sábado 14 de março às 15h, salão do prédio rua das Flores 80, confirmar até dia 7',
    shows: ['Bia', '5 anos', '14 de março', '15', 'rua das Flores 80'],
    article: { language: 'pt' },
  },
  {
    prompt:
      'volantino sagra del pesce 20 e 21 giugno, porto vecchio, dalle 19 alle 24, ingresso libero, musica dal vivo',
    shows: [
      'sagra del pesce',
      '20',
      '21 giugno',
      'porto vecchio',
      '19',
      'ingresso libero',
      'musica dal vivo',
    ],
    article: { language: 'it' },
  },
  {
    prompt:
      'factuur aan Bakkerij de Wit 8 uur schilderwerk à 42 euro, verf 65 euro, 21% btw, betalen binnen 14 dagen',
    shows: [
      'Bakkerij de Wit',
      '336,00',
      '65,00',
      '401,00',
      '84,21',
      '485,21',
      ['12-03-2026', '12 maart 2026', '12 mrt 2026'],
    ],
    article: { language: 'nl' },
  },
  {
    prompt: 'plakat koncert zespołu Mgła, 25 kwietnia godz. 20, klub Pod Lipą, bilety 40 zł',
    shows: ['Mgła', '25 kwietnia', '20', 'Pod Lipą', '40 zł'],
    article: { language: 'pl' },
  },
  {
    prompt:
      'one pager for investors: SoilSense, sensors for vineyards, 22 customers, €310k ARR, up 45% yoy, raising €1.2M, founders Mia Lang & Otto Brandt',
    shows: ['SoilSense', 'vineyards', '22', '€310k', '45%', '€1.2M', 'Mia Lang', 'Otto Brandt'],
  },
];
