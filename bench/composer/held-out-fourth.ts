import type { BenchPrompt } from './bench-prompt.ts';

/** Forty prompts as newcomers type them, short and careless; written before the fourth round of work. Never tune by one of them. */
export const fourthHeldOutPrompts: readonly BenchPrompt[] = [
  {
    prompt: 'bake sale flyer saturday 10-2 at lincoln elementary, all proceeds go to new library books',
    shows: ['bake sale', 'Saturday', '10', 'lincoln elementary', 'library books'],
  },
  {
    prompt: 'i need an invoice for painting 2 rooms 300 each plus 80 for paint. customer is Mrs Holloway',
    shows: ['Holloway', 'painting', '600.00', 'paint', '80.00', '680.00'],
  },
  {
    prompt:
      'lost cat poster!! grey tabby named Miso, last seen near Baker St on feb 20, call 555-0142, reward $100',
    shows: ['lost cat', 'tabby', 'Miso', 'Baker St', ['feb 20', '20 feb'], '555-0142', '$100'],
  },
  {
    prompt:
      'resume for barista job, Tess Novak, 3 yrs at Bean There, latte art, open and close shop, tess@novak.example',
    shows: ['Tess Novak', 'barista', 'Bean There', 'latte art', 'tess@novak.example'],
  },
  {
    prompt:
      'birthday invite for Leo turning 7, dinosaur theme, sunday march 15 2pm, our backyard 48 Oak Lane, rsvp to Kim 555-0177',
    shows: ['Leo', '7', 'dinosaur', ['march 15', '15 march'], '48 Oak Lane', 'Kim', '555-0177'],
  },
  {
    prompt: 'help me pitch my app that walks dogs',
    shows: ['dogs'],
    isDeck: true,
  },
  {
    prompt: 'thank you letter to my teacher ms. park for writing my recommendation',
    shows: ['Park', 'recommendation'],
  },
  {
    prompt: 'weekly team update slides: shipped login, 3 bugs left, hiring 2 devs, launch moved to april 10',
    shows: ['login', 'bugs left', 'devs', ['april 10', '10 april']],
    isDeck: true,
    leastPages: 3,
  },
  {
    prompt: 'menu for taco truck: carne asada 4, al pastor 4, fish taco 5, horchata 3',
    shows: ['carne asada', 'al pastor', 'fish taco', 'horchata', '4', '5', '3'],
  },
  {
    prompt: 'yard sale sign, big letters, fri & sat 8am, 1200 Pine Rd',
    shows: ['yard sale', 'Fri', 'Sat', '8', '1200 Pine Rd'],
  },
  {
    prompt:
      'quote for a wedding cake 3 tiers 420, delivery 35, tasting free. for Jo and Alex, wedding 6 june',
    shows: ['wedding cake', '420.00', 'elivery', '35.00', '455.00', 'Jo and Alex', ['6 june', 'june 6']],
  },
  {
    prompt: 'certificate best grandpa ever',
    shows: ['best grandpa ever'],
  },
  {
    prompt:
      'make a one page about why we should get a coffee machine at work, cost 600, 25 people, saves 15 min a day each',
    shows: ['coffee machine', '600', '25', '15 min'],
  },
  {
    prompt: 'yoga class schedule mon 7am flow, wed 6pm yin, sat 9am power, $12 drop in',
    shows: ['yoga', 'flow', 'yin', 'power', '$12', 'Mon', 'Wed', 'Sat'],
  },
  {
    prompt: 'for sale: 2015 honda civic, 82,000 miles, new tires, $7,400 obo, text 555-0129',
    shows: ['2015', 'honda civic', '82,000', 'new tires', '$7,400', '555-0129'],
  },
  {
    prompt:
      'meeting notes from today: Sam will fix printer, Dee orders chairs by tuesday, next meeting march 12',
    shows: ['Sam', 'printer', 'Dee', 'chairs', 'Tuesday', ['march 12', '12 march']],
  },
  {
    prompt: 'packing list for beach trip w kids',
    shows: ['beach trip'],
  },
  {
    prompt: 'presentation about climate change for 7th grade, fun',
    shows: ['climate change'],
    isDeck: true,
  },
  {
    prompt: 'rent receipt, $950, paid by Carlos Mena for march 2026, unit 4B, landlord R. Stein',
    shows: ['$950', 'Carlos Mena', 'March 2026', '4B', 'Stein'],
  },
  {
    prompt:
      'newsletter for our hoa: pool opens may 23, new gate code coming, dues are $45 due on the 1st, welcome the Garcias',
    shows: ['pool opens', ['may 23', '23 may'], 'gate code', '$45', 'Garcias'],
  },
  {
    prompt:
      'cover letter junior accountant at Finley & Co, i am Mara Quist, degree 2024, intern at Bright Books',
    shows: ['Finley & Co', 'Mara Quist', 'accountant', '2024', 'Bright Books'],
  },
  {
    prompt: 'price list hair salon: cut 35, color 80, blow dry 25, kids cut 18. Studio Vero',
    shows: ['cut', '35', 'color', '80', 'blow dry', '25', 'kids cut', '18', 'Studio Vero'],
  },
  {
    prompt:
      'Einladung zum 40. Geburtstag von Anke, 21. März ab 18 Uhr, Kegelbahn Post, bitte bis 10. März zusagen',
    shows: ['Anke', '40', '21. März', '18', 'Kegelbahn Post', '10. März'],
    article: { language: 'de' },
  },
  {
    prompt: 'rechnung an frau meier, 5 stunden garten à 28 euro, 1 baum fällen 120 euro, keine mwst',
    shows: ['meier', 'garten', '140,00', 'baum fällen', '120,00', '260,00'],
    article: { language: 'de' },
  },
  {
    prompt:
      'aushang: treppenhaus wird am montag gestrichen, 8 bis 16 uhr, bitte fahrräder wegräumen, hausverwaltung Krug',
    shows: ['treppenhaus', 'Montag', 'gestrichen', 'fahrräder', 'Krug'],
    article: { language: 'de' },
  },
  {
    prompt: 'speisekarte imbiss: currywurst 4,50, pommes 3, döner 6,50, cola 2,20',
    shows: ['currywurst', '4,50', 'pommes', 'döner', '6,50', 'cola', '2,20'],
    article: { language: 'de' },
  },
  {
    prompt: 'bewerbung als pflegekraft, Jonas Reuter, 5 jahre erfahrung im seniorenheim, führerschein',
    shows: ['Jonas Reuter', 'pflegekraft', '5 Jahre', 'seniorenheim', 'führerschein'],
    article: { language: 'de' },
  },
  {
    prompt: 'affiche vide grenier dimanche 12 avril, parking du stade, 8h-17h, emplacement 5€',
    shows: ['vide', '12 avril', 'stade', '5', 'emplacement'],
    article: { language: 'fr' },
  },
  {
    prompt: 'facture pour M. Leroy, réparation vélo 45€, chambre à air 8€, sans tva',
    shows: ['Leroy', 'réparation vélo', '45,00', 'chambre à air', '8,00', '53,00'],
    article: { language: 'fr' },
  },
  {
    prompt: 'menu du midi: soupe 5, plat du jour 13, dessert 6, café 2 - Chez Odette',
    shows: ['soupe', '5', 'plat du jour', '13', 'dessert', 'café', 'Chez Odette'],
    article: { language: 'fr' },
  },
  {
    prompt: 'cartel se busca camarero/a para fines de semana, bar La Esquina, llamar 600 11 22 33',
    shows: ['camarero/a', 'fines de semana', 'La Esquina', '600 11 22 33'],
    article: { language: 'es' },
  },
  {
    prompt:
      'invitacion boda Lucia y Marcos 12 septiembre 2026 17:00 finca El Olivar, confirmar antes del 1 agosto',
    shows: ['Lucia', 'Marcos', '12 de septiembre', '17:00', 'El Olivar', ['1 de agosto', '1 agosto']],
    article: { language: 'es' },
  },
  {
    prompt: 'slides for investors, fresh juice subscription, 340 subscribers, $18/mo, churn 4%, raising 250k',
    shows: ['juice', '340', 'subscribers', '$18', '4%', '250k'],
    isDeck: true,
  },
  {
    prompt: 'open house sunday 1-4, 3 bed 2 bath, $389,000, 77 Willow Ct, agent Dana Poole',
    shows: ['open house', 'Sunday', '3 bed', '2 bath', '$389,000', '77 Willow Ct', 'Dana Poole'],
  },
  {
    prompt: 'lesson plan fractions grade 4, 45 minutes, pizza activity',
    shows: ['fractions', '45 min', 'pizza', '4'],
  },
  {
    prompt:
      'to do list for opening a food stall: permit, fridge, sign, card reader, insurance. make it green',
    shows: ['food stall', 'permit', 'fridge', 'sign', 'card reader', 'insurance'],
    hides: ['make it green', 'green'],
  },
  {
    prompt: 'poster reminding people to wash their hands, kitchen, friendly, a3 if possible',
    shows: ['wash', 'hands'],
    hides: ['if possible', 'a3'],
  },
  {
    prompt: 'report on sales jan 12k feb 15k mar 9k with a chart, why: march snow. for boss',
    shows: ['12k', '15k', '9k', 'snow'],
    hides: ['with a chart'],
  },
  {
    prompt: '1 pager my band The Loose Ends, indie rock, 4 people, from Leeds, book us 0113 496 0000',
    shows: ['The Loose Ends', 'indie rock', '4', 'Leeds', '0113 496 0000'],
  },
  {
    prompt: 'ご近所の餅つき大会のチラシ 3月8日 10時 桜公園 参加無料',
    shows: ['餅つき大会', ['3月8日', '8'], '桜公園', '無料'],
    article: { language: 'ja' },
  },
];
