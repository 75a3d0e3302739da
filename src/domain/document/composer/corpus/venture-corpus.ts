import type { CorpusPrompt } from './prompt-corpus.ts';

/** Flyers, menus, one-pagers, decks and quotes in many phrasings. */
export const ventureCorpus: readonly CorpusPrompt[] = [
  {
    prompt: 'Flyer for a summer jazz night on 14 June at 19:00 in the Botanical Garden, entry 12 euros',
    kind: 'flyer',
    shows: ['ummer jazz night', '14 June', '19:00', 'Botanical Garden', '12 euros'],
    hides: ['Date and time'],
  },
  {
    prompt:
      'Neighbourhood flea market poster, Sunday 12 April 2026, 10am to 3pm, Market Square, stalls cost £8',
    kind: 'flyer',
    shows: ['eighbourhood flea market', 'April', '10 am–3 pm', 'Market Square', '£8'],
    hides: ['Date and time'],
  },
  {
    prompt:
      'Invitation to the opening of our new bakery on 3 May at 11am, Hauptstrasse 5, free coffee for everyone',
    kind: 'flyer',
    shows: ['pening', 'bakery', '3 May', '11 am', 'Hauptstrasse 5', 'ree coffee for everyone'],
    hides: ['Date and time'],
  },
  {
    prompt: 'Flyer: puppy training course, Tuesdays 6pm, Greenfield Park, 6 sessions for $90',
    kind: 'flyer',
    shows: ['uppy training course', 'Tuesday', '6 pm', 'Greenfield Park', '6 sessions', '$90'],
    hides: ['Date and time'],
  },
  {
    prompt: 'Plakat für den Weihnachtsmarkt am 28. November ab 14 Uhr auf dem Rathausplatz, Glühwein 4 Euro',
    kind: 'flyer',
    shows: ['Weihnachtsmarkt', '28. November', '14:00', 'Rathausplatz', 'Glühwein', '4 Euro'],
    hides: ['Datum'],
  },
  {
    prompt: 'Affiche pour la fête de la musique le 21 juin à 18h place Bellecour, gratuit',
    kind: 'flyer',
    shows: ['ête de la musique', '21 juin', '18 h', 'Bellecour', 'ratuit'],
  },
  {
    prompt:
      'Cartel para un torneo de ajedrez el 9 de mayo a las 10:00 en la Biblioteca Central, inscripción 5 euros',
    kind: 'flyer',
    shows: ['orneo de ajedrez', '9 de mayo', '10:00', 'Biblioteca Central', '5 euros'],
    hides: ['Fecha'],
  },
  {
    prompt:
      'Lost cat flyer: Milo, grey tabby with a white paw, last seen near Elm Street on Friday, reward $100, call 555 201 3344',
    kind: 'flyer',
    shows: ['Milo', 'rey tabby with a white paw', 'Elm Street', '$100', '555 201 3344'],
  },
  {
    prompt: 'Menu for a small Italian restaurant: Bruschetta 8, Lasagna 16, Tiramisu 7, house wine 6',
    kind: 'article',
    shows: ['Menu', 'Bruschetta', '8', 'Lasagna', '16', 'Tiramisu', '7', 'ouse wine', '6'],
    hides: ['$', '8.00'],
  },
  {
    prompt: 'Speisekarte für das Café Morgenrot: Cappuccino 3,80, Apfelstrudel 5,50, Frühstück 12,90',
    kind: 'article',
    shows: ['Café Morgenrot', 'Cappuccino', '3,80', 'Apfelstrudel', '5,50', 'Frühstück', '12,90'],
    hides: ['$'],
  },
  {
    prompt:
      'One pager for Helio, a startup that makes solar-powered e-bike chargers. Founded 2023, 12 employees, €2.1M revenue',
    kind: 'one-pager',
    shows: ['Helio', 'olar-powered e-bike chargers', '2023', '12', 'mployees', '€2.1M', 'evenue'],
    hides: ['Shared bikes', 'A bike at every corner'],
  },
  {
    prompt:
      'One-pager for Nordlight Energy: puts solar panels on school roofs in Malmö, 42 schools so far, 3.2 MW installed, saves 900 tonnes of CO2 a year',
    kind: 'one-pager',
    shows: ['Nordlight Energy', 'solar panels on school roofs', 'Malmö', '42', '3.2 MW', '900 tonnes'],
  },
  {
    prompt:
      'executive summary for the merger of two credit unions, Lakeside and Hilltop, combined assets $480 million, 31 branches, vote on 10 June 2026',
    kind: 'one-pager',
    shows: ['Lakeside', 'Hilltop', '$480 million', '31', '10 June 2026'],
    hides: ['bank', 'Money'],
  },
  {
    prompt: 'One page about our beekeeping club: 35 members, founded 1987, meets every first Thursday',
    kind: 'one-pager',
    shows: ['eekeeping club', '35', '1987', 'every first Thursday'],
  },
  {
    prompt:
      'Einseiter für Kornblume, eine Bio-Bäckerei in Freiburg. 8 Mitarbeiter, 3 Filialen, gegründet 2015',
    kind: 'one-pager',
    shows: ['Kornblume', 'Bio-Bäckerei', 'Freiburg', '8', 'Mitarbeiter', '3', 'Filialen', '2015'],
    hides: ['craft'],
  },
  {
    prompt:
      'Resumen de una página sobre Verdania, una plataforma que conecta huertos urbanos con restaurantes en Sevilla. 120 huertos, 45 restaurantes',
    kind: 'one-pager',
    shows: ['Verdania', 'conecta huertos urbanos con restaurantes', 'Sevilla', '120', '45'],
  },
  {
    prompt: 'Pitch deck for an AI tool that helps dentists write patient letters',
    kind: 'pitch-deck',
    shows: ['AI tool', 'helps dentists write patient letters'],
    hides: ['Care that comes', 'busywork'],
  },
  {
    prompt:
      'Pitch deck for Mossa, a startup turning coffee grounds into packaging, 14 pilot customers, raising €1.2M',
    kind: 'pitch-deck',
    shows: ['Mossa', 'offee grounds into packaging', '14', 'ilot customers', '€1.2M'],
    hides: ['roast'],
  },
  {
    prompt: 'Slides on the history of the Panama Canal for 8th graders',
    kind: 'pitch-deck',
    shows: ['istory of the Panama Canal', '8th graders'],
  },
  {
    prompt:
      'Quote for Lena Hoffmann: garden redesign 1,800 euros, 12 lavender plants at 6.50 euros, valid 30 days',
    kind: 'invoice',
    shows: ['Lena Hoffmann', 'arden redesign', '1,800.00', 'avender plants', '78.00', '1,878.00', '28 Mar'],
  },
  {
    prompt:
      'Estimate to the Hillcrest Hotel for repainting 24 rooms at $310 per room and hallway touch-ups $950, deposit 30%',
    kind: 'invoice',
    shows: ['Hillcrest Hotel', 'epainting', '7,440.00', 'allway touch-ups', '950.00', '8,390.00', '30%'],
  },
  {
    prompt:
      'Poster for an open air cinema evening on Friday 10 July at 21:30 in Riverside Park, tickets 9 euros, bring a chair',
    kind: 'flyer',
    shows: ['pen air cinema evening', 'July', '21:30', 'Riverside Park', '9 euros', 'ring a chair'],
    hides: ['Date and time', 'Your place'],
  },
  {
    prompt:
      'Einladung zum Sommerfest der Firma Kranz am 4. Juli ab 16 Uhr im Biergarten Linde, um Antwort bis 20. Juni wird gebeten',
    kind: 'flyer',
    shows: ['Sommerfest', '4. Juli', '16:00', 'Biergarten Linde', '20. Juni'],
  },
  {
    prompt:
      'Flyer for a plumber: Marco Rossi Plumbing, 24/7 emergency service, free quotes, call 0161 555 0199',
    kind: 'flyer',
    shows: ['Marco Rossi Plumbing', '24/7 emergency service', 'ree quotes', '0161 555 0199'],
    hides: ['on time'],
  },
  {
    prompt:
      'One-pager about Lumio, a nonprofit that teaches coding to girls in rural Kenya. 1,400 graduates, 26 schools, funded by Safari Trust',
    kind: 'one-pager',
    shows: ['Lumio', 'teaches coding to girls in rural Kenya', '1,400', 'raduates', '26', 'Safari Trust'],
  },
  {
    prompt:
      'one page overview of our new parental leave policy: 16 weeks fully paid, applies from 1 January 2027, contact hr@corvex.example',
    kind: 'one-pager',
    shows: ['arental leave policy', '16', 'weeks', 'ully paid', '1 January 2027', 'hr@corvex.example'],
  },
  {
    prompt:
      'Résumé sur une page : Atelier Brume, une coopérative de céramistes à Nantes. 9 membres, 3 fours, créée en 2018',
    kind: 'one-pager',
    shows: ['Atelier Brume', 'oopérative de céramistes', 'Nantes', '9', 'embres', '3', 'ours', '2018'],
  },
  {
    prompt:
      'Pitch deck for Farmlink, an app connecting small farmers with schools, 32 farms, €180k revenue in 2025, raising €750k',
    kind: 'pitch-deck',
    shows: [
      'Farmlink',
      'connecting small farmers with schools',
      '32',
      'arms',
      '€180k',
      'evenue',
      '2025',
      '€750k',
    ],
    hides: ['Learning'],
  },
  {
    prompt:
      'Angebot für Familie Brandt: Küche streichen 650 Euro, 4 Türen lackieren zu je 85 Euro, gültig bis 30. April',
    kind: 'invoice',
    shows: ['Brandt', 'üche streichen', '650,00', '340,00', '990,00', '30.04.2026'],
  },
];
