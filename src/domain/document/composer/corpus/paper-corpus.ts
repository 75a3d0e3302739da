import type { CorpusPrompt } from './prompt-corpus.ts';

/** Minutes, reports, letters and the like: each fact in its place. */
export const paperCorpus: readonly CorpusPrompt[] = [
  {
    prompt:
      'Status report for project Falcon: 80% done, budget 45k of 60k used, risk: supplier delay, next milestone 15 December',
    kind: 'one-pager',
    shows: ['Falcon', '80%', '45k of 60k', 'upplier delay', '15 December'],
    hides: ['Money matters'],
  },
  {
    prompt:
      'Monthly report on the website relaunch: traffic up 18%, 240 new sign-ups, two bugs open, next step user testing on 4 May',
    kind: 'one-pager',
    shows: ['ebsite relaunch', '18%', '240', 'ew sign-ups', 'wo bugs open', 'ser testing', '4 May'],
    hides: ['busywork'],
  },
  {
    prompt: 'Certificate for Maria Lopez for completing the advanced first aid course on 12 March 2026',
    kind: 'one-pager',
    shows: ['Certificate', 'Maria Lopez', 'dvanced first aid course', '12 March 2026'],
    hides: ['Learning'],
  },
  {
    prompt: 'Urkunde für Jonas Weber, 1. Platz beim Stadtlauf 2026',
    kind: 'one-pager',
    shows: ['Urkunde', 'Jonas Weber', '1. Platz', 'Stadtlauf 2026'],
  },
  {
    prompt:
      'CV for Daniel Okafor, data engineer, 6 years at Finbank and 2 years at Loomtech, Python, Spark and SQL, MSc Computer Science from Leeds, speaks English and Igbo',
    kind: 'article',
    shows: [
      'Daniel Okafor',
      'ata engineer',
      '6 years at Finbank',
      '2 years at Loomtech',
      'Python',
      'Spark',
      'SQL',
      'MSc Computer Science',
      'Leeds',
      'English',
      'Igbo',
    ],
    hides: ['busywork'],
  },
  {
    prompt:
      'Lebenslauf für Anna Schmidt, Krankenschwester, 10 Jahre Erfahrung am Klinikum Köln, spricht Deutsch und Polnisch',
    kind: 'article',
    shows: ['Anna Schmidt', 'Krankenschwester', '10 Jahre Erfahrung', 'Klinikum Köln', 'Deutsch', 'Polnisch'],
  },
  {
    prompt:
      'Meeting minutes for the product team, 12 March. Present: Ana, Ben, Carla. Decided to launch in May. Ben writes the release notes by Friday, Carla books the venue by 20 March',
    kind: 'article',
    shows: [
      'roduct team',
      '12 March',
      'Ana',
      'Ben',
      'Carla',
      'aunch in May',
      'elease notes',
      'Friday',
      'ooks the venue',
      '20 March',
    ],
  },
  {
    prompt:
      'Protokoll der Vorstandssitzung vom 3. Februar, anwesend: Huber, Klein, Yilmaz. Beschluss: Beitrag steigt auf 60 Euro. Klein informiert die Mitglieder bis 1. März',
    kind: 'article',
    shows: [
      'orstandssitzung',
      '3. Februar',
      'Huber',
      'Klein',
      'Yilmaz',
      'Beitrag steigt auf 60 Euro',
      'Mitglieder',
      '1. März',
    ],
  },
  {
    prompt:
      'Agenda for the quarterly review on 5 May at 10:00 in room 4: welcome, sales figures (Tom), hiring plan, Q&A',
    kind: 'article',
    shows: [
      'uarterly review',
      '5 May',
      '10:00',
      'oom 4',
      'elcome',
      'ales figures',
      'Tom',
      'iring plan',
      'Q&A',
    ],
  },
  {
    prompt:
      'Checklist for moving house: cancel electricity, redirect mail, book van, pack kitchen, return keys',
    kind: 'article',
    shows: ['oving house', 'ancel electricity', 'edirect mail', 'ook van', 'ack kitchen', 'eturn keys'],
  },
  {
    prompt: 'Checkliste für den Campingurlaub: Zelt, Schlafsack, Gaskocher, Taschenlampe',
    kind: 'article',
    shows: ['Campingurlaub', 'Zelt', 'Schlafsack', 'Gaskocher', 'Taschenlampe'],
  },
  {
    prompt:
      'Letter to Mr Tanaka at Osaka Ceramics thanking him for the factory tour in February and asking for a price list',
    kind: 'article',
    shows: ['Mr Tanaka', 'Osaka Ceramics', 'factory tour in February', 'price list'],
  },
  {
    prompt:
      'Newsletter for Riverside School: sports day on 6 June, new library opened, thanks to the bake sale volunteers who raised £640',
    kind: 'article',
    shows: ['Riverside School', 'ports day', '6 June', 'ew library opened', 'bake sale volunteers', '£640'],
  },
  {
    prompt:
      'Press release: Brightwater opens its third desalination plant in Almería on 2 June 2026, creating 85 jobs',
    kind: 'article',
    shows: ['Brightwater', 'third desalination plant', 'Almería', '2 June 2026', '85 jobs'],
  },
  {
    prompt:
      'Product sheet for the Trailmate 30 backpack: 30 litres, 980 g, waterproof zips, three colours, €129',
    kind: 'one-pager',
    shows: ['Trailmate 30', '30 litres', '980 g', 'aterproof zips', 'hree colours', '€129'],
  },
  {
    prompt: 'Case study: how Marlow Dental cut no-shows by 35% with text reminders in six months',
    kind: 'article',
    shows: ['Marlow Dental', 'no-shows', '35%', 'text reminders', 'six months'],
  },
  {
    prompt:
      'Lesson plan on fractions for grade 5, 45 minutes, goal: add fractions with unlike denominators, materials: paper strips',
    kind: 'article',
    shows: ['ractions', 'rade 5', '45', 'inutes', 'dd fractions with unlike denominators', 'aper strips'],
  },
  {
    prompt:
      'Proposal to Greenway Council for a community garden on Mill Road: 40 plots, budget £18,000, start in April, from Roots Collective',
    kind: 'one-pager',
    shows: [
      'Greenway Council',
      'ommunity garden',
      'Mill Road',
      '40',
      'lots',
      '£18,000',
      'April',
      'Roots Collective',
    ],
  },
  {
    prompt:
      'Compte rendu de la réunion du 4 mars, présents : Léa, Paul. Décision : nouveau logo. Paul contacte l’imprimeur avant le 15 mars',
    kind: 'article',
    shows: ['4 mars', 'Léa', 'Paul', 'ouveau logo', 'imprimeur', '15 mars'],
  },
  {
    prompt: 'Orden del día de la reunión de vecinos el 7 de abril: ascensor, jardín, presupuesto',
    kind: 'article',
    shows: ['eunión de vecinos', '7 de abril', 'scensor', 'ardín', 'resupuesto'],
  },
  {
    prompt: 'Menu for The Blue Door: starters: tomato soup £6, burrata £9; mains: sea bass £21, risotto £17',
    kind: 'article',
    shows: ['The Blue Door', 'tarters', 'omato soup', '£6', '£9', 'ains', 'ea bass', '£21', '£17'],
    hides: ['.00'],
  },
  {
    prompt:
      'Project update for the Harbor Bridge repair: 12 of 20 beams replaced, budget $1.4M of $2M spent, issue: bad weather, next inspection 3 June',
    kind: 'one-pager',
    shows: ['Harbor Bridge repair', '12 of 20', 'eams replaced', '$1.4M of $2M', 'ad weather', '3 June'],
  },
  {
    prompt:
      'Certificate of attendance for Priya Nair, two-day welding safety workshop, 18 and 19 April 2026, issued by Northgate College',
    kind: 'one-pager',
    shows: ['Priya Nair', 'wo-day welding safety workshop', '18 and 19 April 2026', 'Northgate College'],
  },
  {
    prompt:
      'Resume for Tom Becker: warehouse manager, worked at Logix 2018-2024 and PackCo 2015-2018, forklift licence, German and English',
    kind: 'article',
    shows: [
      'Tom Becker',
      'arehouse manager',
      'Logix 2018-2024',
      'PackCo 2015-2018',
      'orklift licence',
      'German and English',
    ],
  },
  {
    prompt:
      'Minutes of the PTA meeting on 9 March: attendees Rosa, Jim, Fatima; agreed to fund new swings; Jim to get three quotes by 1 April; next meeting 13 April',
    kind: 'article',
    shows: [
      'PTA meeting',
      '9 March',
      'Rosa, Jim, Fatima',
      'und new swings',
      'Jim',
      'et three quotes',
      '1 April',
      '13 April',
    ],
  },
  {
    prompt:
      'Tagesordnung für die Mitgliederversammlung am 12. Juni um 19 Uhr: Begrüßung, Kassenbericht, Wahlen, Verschiedenes',
    kind: 'article',
    shows: [
      'Mitgliederversammlung',
      '12. Juni',
      '19',
      'Begrüßung',
      'Kassenbericht',
      'Wahlen',
      'Verschiedenes',
    ],
  },
  {
    prompt: 'Packing list for a ski trip: goggles, thermal socks, sunscreen, passport and insurance card',
    kind: 'article',
    shows: ['ki trip', 'oggles', 'hermal socks', 'unscreen', 'assport', 'nsurance card'],
  },
  {
    prompt:
      'Letter to the landlord of 12 Oak Street complaining about the broken heating since 3 January and asking for a repair within 7 days',
    kind: 'article',
    shows: ['andlord', '12 Oak Street', 'broken heating since 3 January', 'repair within 7 days'],
  },
  {
    prompt:
      'Communiqué de presse : Vélotec lance un vélo cargo pliable le 5 juin 2026, prix 1 990 €, fabriqué à Grenoble',
    kind: 'article',
    shows: ['Vélotec lance un vélo cargo pliable', '5 juin 2026', '1 990 €', 'abriqué à Grenoble'],
  },
  {
    prompt:
      'Fact sheet for the AquaPure S filter: removes 99% of lead, 1,000 litre capacity, 3 year warranty, weighs 1.2 kg, $89',
    kind: 'one-pager',
    shows: ['AquaPure S', '99%', 'lead', '1,000', '3', '3 year', '1.2 kg', '$89'],
  },
  {
    prompt:
      'Proposal for Café Mondo: new website in 6 weeks, price 4,200 euros, includes photos and 2 rounds of changes',
    kind: 'one-pager',
    shows: ['Café Mondo', 'ew website', '6 weeks', '4,200 euros', 'hotos', '2 rounds of changes'],
  },
  {
    prompt:
      'Plan de clase sobre la fotosíntesis para 6º grado, 50 minutos, objetivo: explicar el ciclo del carbono, materiales: plantas y lupas',
    kind: 'article',
    shows: ['otosíntesis', '6º grado', '50', 'xplicar el ciclo del carbono', 'lantas y lupas'],
  },
  {
    prompt: 'lesson plan photosynthesis yr 7 50 mins starter quiz 5, leaf experiment 30, write up 15',
    kind: 'article',
    shows: [
      'Photosynthesis yr 7',
      '50 mins',
      'Starter quiz 5 min',
      'Leaf experiment 30 min',
      'Write up 15 min',
    ],
    hides: ['Steps of the lesson'],
  },
  {
    prompt: 'Unterrichtsplan Bruchrechnen Klasse 5: Einstieg 5, Pizza teilen 20, Übung 15, Raum 12',
    kind: 'article',
    shows: ['Einstieg 5 min', 'Pizza teilen 20 min', 'Übung 15 min'],
    language: 'de',
  },
  {
    prompt: 'lesson plan fractions: 10 min recap, 20 min pair work, materials: paper circles, scissors',
    kind: 'article',
    shows: ['Recap 10 min', 'Pair work 20 min', 'Paper circles'],
  },
  {
    prompt: 'informe trimestral de ventas: 12.000 unidades, ingresos de 340.000 €',
    kind: 'one-pager',
    shows: ['Informe trimestral de ventas', '12.000', '340.000'],
    language: 'es',
  },
  {
    prompt: 'rapport trimestriel des ventes : 12 000 unités',
    kind: 'one-pager',
    shows: ['Rapport trimestriel des ventes'],
    language: 'fr',
  },
  {
    prompt:
      'Generate a well-styled 1 page document based on the following content:\n\n1. Preheat the oven to 180 °C\n2. Mix 200 g flour with butter\n\nServes 6 people.',
    kind: 'article',
    shows: ['Recipe Preheat the oven', 'Serves 6 people.'],
  },
];
