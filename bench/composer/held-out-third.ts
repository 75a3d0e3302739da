import type { BenchPrompt } from './bench-prompt.ts';

/** Twenty prompts more, written before the third round of work and run once at its end. Never tune by one of them. */
export const thirdHeldOutPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'Quote for Mr and Mrs Delacroix, 18 Orchard Row: new garden gate 640, 12 metres of fencing at 58, disposal 90. Valid until 30 April',
    shows: [
      'Delacroix',
      '18 Orchard Row',
      'garden gate',
      '640.00',
      '696.00',
      '90.00',
      '1,426.00',
      ['30 Apr', '2026-04-30'],
    ],
    hides: ['Amount due'],
  },
  {
    prompt:
      'Invoice to Fern & Moss Studio from Tilda Grau: logo design $900, 6 hours of revisions at $75, 8% sales tax, due 15 March 2026',
    shows: [
      'Fern & Moss Studio',
      'Tilda Grau',
      'ogo design',
      '900.00',
      '450.00',
      '1,350.00',
      '108.00',
      '1,458.00',
      ['15 Mar 2026', 'Mar 15, 2026', 'March 15, 2026', '15 March 2026'],
    ],
  },
  {
    prompt:
      'Angebot an Familie Brenner, Lindenweg 7: Badsanierung 8.400 €, 14 m² Fliesen zu 62 €, Entsorgung 350 €, 19 % MwSt.',
    shows: ['Brenner', 'Lindenweg 7', 'Badsanierung', '8.400,00', 'Fliesen', '868,00', '350,00', '9.618,00'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Geschäftsbericht 2025 der Genossenschaft Sonnendach eG: 64 Mitglieder, 1.250 MWh erzeugt, Dividende 3,5 %, zwei neue Anlagen in Kempten',
    shows: ['Sonnendach', '64', 'Mitglieder', '1.250 MWh', '3,5', 'Kempten'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Rapport d’activité 2025 de la médiathèque de Quimper : 18 400 visiteurs, 52 animations, 1 300 nouveaux lecteurs',
    shows: ['Quimper', ['18 400', '18 400'], '52', 'nouveaux lecteurs'],
    article: { language: 'fr' },
  },
  {
    prompt: 'Memoria anual 2025 del banco de alimentos de Murcia: 210 toneladas repartidas, 85 voluntarios',
    shows: ['Murcia', '210', 'toneladas', '85', 'voluntarios'],
    article: { language: 'es' },
  },
  {
    prompt:
      'poster: pottery class every thursday 6.30pm from 2 april, bring an apron, £12 a session, Old Mill Studio',
    shows: ['pottery class', 'thursday', ['2 april', 'april 2'], 'apron', '£12', 'Old Mill Studio'],
  },
  {
    prompt:
      'Flyer: choir rehearsals each Monday at 19:30 starting 9 March in St Anne’s Hall, no audition needed, free',
    shows: ['choir rehearsals', 'Monday', '19:30', ['9 March', 'March 9'], 'St Anne’s Hall', 'audition'],
  },
  {
    prompt:
      'Flohmarkt am Sonntag, 17. Mai, 9 bis 15 Uhr auf dem Schulhof der Grundschule Talweg, Standgebühr 8 Euro, Kuchen und Kaffee – Flyer bitte',
    shows: ['Flohmarkt', '17. Mai', 'Grundschule Talweg', '8 Euro', 'Kuchen'],
    article: { language: 'de' },
  },
  {
    prompt:
      'agenda for budget planning, Thursday 5 March 14:00-15:30, room Cedar: figures 20 min, proposals 40 min, vote 30 min',
    shows: ['budget planning', 'Cedar', 'figures', 'proposals', 'vote', '14:00', '14:20', '15:00'],
  },
  {
    prompt:
      'Agenda: release retrospective on 12 March at 9:30, 60 minutes, Lou moderates. What went well, what did not, three actions',
    shows: ['retrospective', ['12 March', 'March 12'], '9:30', 'Lou', 'what went well', 'three actions'],
  },
  {
    prompt:
      'Tagesordnung der Mitgliederversammlung am 20. März um 19 Uhr im Gasthof Linde: Begrüßung, Kassenbericht, Wahl des Vorstands, Verschiedenes',
    shows: ['Mitgliederversammlung', '20. März', 'Gasthof Linde', 'Kassenbericht', 'Wahl des Vorstands'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Pitch Deck für ein Start-up in Leipzig, das Regenwasser in Mehrfamilienhäusern speichert. Wir suchen 600.000 Euro, 4 Pilotgebäude laufen',
    shows: ['Leipzig', 'Regenwasser', '600.000', '4'],
    hides: ['the problem', 'The ask', 'Why now'],
    isDeck: true,
    article: { language: 'de' },
  },
  {
    prompt:
      'Présentation de formation sur le tri des déchets pour les cantines scolaires, 6 diapositives, par Inès Caron',
    shows: ['tri des déchets', 'cantines scolaires', 'Inès Caron'],
    isDeck: true,
    article: { language: 'fr' },
  },
  {
    prompt:
      'Press release: Harbour Bakery wins the Golden Crust award, ceremony on 3 June in Bristol, contact press@harbourbakery.example',
    shows: ['Harbour Bakery', 'Golden Crust', ['3 June', 'June 3'], 'Bristol', 'press@harbourbakery.example'],
  },
  {
    prompt:
      'CV for Marek Nowak, carpenter in Gdańsk, 12 years of experience, timber frames and staircases, Polish and German, marek@nowak.example',
    shows: ['Marek Nowak', 'arpenter', 'Gdańsk', '12 years', 'staircases', 'German', 'marek@nowak.example'],
  },
  {
    prompt:
      'menu for a canteen, monday lentil soup 4.20, tuesday pasta pesto 5.10, wednesday fish pie 6.40, prices in euros',
    shows: ['lentil soup', '4.20', 'pasta pesto', '5.10', 'fish pie', '6.40'],
  },
  {
    prompt: 'certificate of completion for Amara Diallo, first aid course, 16 hours, Lyon 8 February 2026',
    shows: [
      'Amara Diallo',
      'first aid course',
      '16 hours',
      'Lyon',
      ['8 February 2026', 'February 8, 2026', '8 Feb 2026'],
    ],
  },
  {
    prompt: 'checklist moving house: cancel gas, redirect post, pack kitchen, return keys by 31 July',
    shows: ['moving house', 'cancel gas', 'redirect post', 'pack kitchen', 'return keys', '31 July'],
  },
  {
    prompt:
      'Case study: how Nordlys Dairy cut water use by 28% in nine months with sensors from Aquatrack, saving 41,000 euros a year',
    shows: ['Nordlys Dairy', '28%', 'nine months', 'Aquatrack', '41,000'],
  },
];
