import type { DocumentKind } from '../brief.ts';

/** A prompt with what must come of it. Written for a user whose day is 26 February 2026. */
export interface CorpusPrompt {
  readonly prompt: string;
  readonly kind: DocumentKind;
  /** Each stands on the page as it is. */
  readonly shows: readonly string[];
  readonly hides?: readonly string[];
  readonly language?: string;
}

export const corpusDay = '2026-02-26';

export const promptCorpus: readonly CorpusPrompt[] = [
  {
    prompt: 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
    kind: 'invoice',
    shows: [
      'Acme Corp',
      'Design',
      '12 hours',
      '95.00',
      '1,140.00',
      'Workshop',
      '200.00',
      '$1,340.00',
      'Mar 12, 2026',
      'Feb 26, 2026',
      'Your address',
      'Invoice number',
    ],
  },
  {
    prompt: 'invoice to Beta GmbH from Studio Lumen, 3 x logo at 250, plus 20% VAT, net 30',
    kind: 'invoice',
    shows: [
      'Beta GmbH',
      'Studio Lumen',
      'Logo',
      '250.00',
      '750.00',
      'VAT 20%',
      '150.00',
      '$900.00',
      'Mar 28, 2026',
    ],
  },
  {
    prompt:
      'Rechnung an Müller GmbH für 10 Stunden Beratung à 120 € und 2 Workshops à 1.234,56 €, zzgl. 19% MwSt, zahlbar innerhalb von 14 Tagen',
    kind: 'invoice',
    shows: [
      'Rechnung',
      'Müller GmbH',
      'Beratung',
      '10 Stunden',
      '1.200,00',
      '2.469,12',
      '697,13',
      '4.366,25',
      '12.03.2026',
    ],
    language: 'de',
  },
  {
    prompt: 'Facture pour Dupont SARL: 5 jours de conseil à 650 €, TVA 20%, échéance le 5 mai',
    kind: 'invoice',
    shows: ['Facture', 'Dupont SARL', 'Conseil', '5 jours', 'TVA 20'],
    language: 'fr',
  },
  {
    prompt: 'Factura para Gómez SL, 8 horas de diseño a 45 € y un taller de 300 €, IVA 21%, vence en 30 días',
    kind: 'invoice',
    shows: ['Factura', 'Gómez SL', 'Diseño', '8 horas', '360,00', 'Taller', '300,00', 'IVA 21', '798,60'],
    language: 'es',
  },
  {
    prompt:
      'Invoice Acme Corp for five posters at £40 each with 10% off, deposit of £50 paid, invoice number 2026-014',
    kind: 'invoice',
    shows: [
      '2026-014',
      'Acme Corp',
      'Posters',
      '40.00',
      '200.00',
      'Discount 10%',
      '20.00',
      '50.00',
      '£130.00',
    ],
    hides: ['Invoice number'],
  },
  {
    prompt: 'Bill Harbour Museum $500 for logo design and $95/hour for 12 hours of coding',
    kind: 'invoice',
    shows: ['Harbour Museum', 'Logo design', '500.00', 'Coding', '12 hours', '1,140.00', '$1,640.00'],
  },
  {
    prompt:
      'dark green web design invoice for Smith & Sons Ltd, 12 Main Street, Springfield, hello@smith.example: 2 days of consulting @ 800, hosting $20 per month',
    kind: 'invoice',
    shows: [
      'Smith & Sons Ltd',
      '12 Main Street',
      'Springfield',
      'hello@smith.example',
      'Consulting',
      '2 days',
      '1,600.00',
      'Hosting',
      '20.00',
      '$1,620.00',
      'Web design',
    ],
  },
  {
    prompt:
      "Invoice for CHF 1'200 consulting for Kessler AG incl. 8.1% VAT, due 5 May 2026, IBAN CH93 0076 2011 6238 5295 7",
    kind: 'invoice',
    shows: [
      'Kessler AG',
      'Consulting',
      '1’200.00',
      '89.92',
      'Includes VAT 8.1% 89.92',
      'CH93 0076 2011 6238 5295 7',
      '5 May 2026',
    ],
  },
  {
    prompt: 'Quote for Acme: design and development 40 hours at €80, PO 4711',
    kind: 'invoice',
    shows: ['Quote', 'Acme', 'Design and development', '40 hours', '80.00', '€3,200.00', '4711'],
  },
  {
    prompt:
      'Make me an invoice\nFrom: Studio Lumen\nTo: Acme Corp\nItems:\n- Design, 12 hours, $95\n- Workshop: $200\n- Travel 3 x $45.50\nDue: 2026-05-05',
    kind: 'invoice',
    shows: [
      'Studio Lumen',
      'Acme Corp',
      'Design',
      '1,140.00',
      'Workshop',
      '200.00',
      'Travel',
      '136.50',
      '$1,476.50',
      'May 5, 2026',
    ],
  },
  {
    prompt: 'invoice for acme, 12k for strategy and 1.5k for travel',
    kind: 'invoice',
    shows: ['Acme', 'Strategy', '12,000.00', 'Travel', '1,500.00', '$13,500.00'],
  },
  {
    prompt: 'Invoice Acme Corp 10 hours at $80',
    kind: 'invoice',
    shows: ['Acme Corp', '10 hours', '80.00', '$800.00'],
  },
  {
    prompt: 'Invoice for Lena Weber, 7.5 hours of translation at 60 EUR, 15% discount and 19% VAT',
    kind: 'invoice',
    shows: ['Lena Weber', 'Translation', '7.5 hours', '450.00', '67.50', 'VAT 19%', '72.68', '€455.18'],
  },
  {
    prompt:
      'Please create an invoice to Northwind Traders: website redesign $4,500.00; SEO audit $1,234.56; 6 months of hosting at $25. Payable within 30 days.',
    kind: 'invoice',
    shows: [
      'Northwind Traders',
      'Website redesign',
      '4,500.00',
      'SEO audit',
      '1,234.56',
      'Hosting',
      '6 months',
      '150.00',
      '$5,884.56',
      'Mar 28, 2026',
    ],
  },
  {
    prompt: 'I worked 20 hours at $60 for Blue Whale Ltd, please bill them, due on receipt',
    kind: 'invoice',
    shows: ['Blue Whale Ltd', '20 hours', '60.00', '$1,200.00', 'On receipt'],
  },
  {
    prompt: 'Angebot für Stadtwerke Köln: 3 Tage Schulung à 1.100 Euro, 5% Rabatt',
    kind: 'invoice',
    shows: ['Angebot', 'Stadtwerke Köln', 'Schulung', '3 Tage', '3.300,00', '165,00', '3.135,00'],
    language: 'de',
  },
  {
    prompt:
      'Invoice number 0417 from Kessler Raum to Stadtbibliothek Winterthur, 9 trips at CHF 26.40, 24 pictograms at CHF 185 each',
    kind: 'invoice',
    shows: [
      '0417',
      'Kessler Raum',
      'Stadtbibliothek Winterthur',
      'Trips',
      '237.60',
      'Pictograms',
      '4’440.00',
      '4’677.60',
    ],
  },
  { prompt: 'invoice', kind: 'invoice', shows: ['Invoice', 'Client name', 'Your name', 'Rate'] },
  {
    prompt: 'Pitch deck for a bike-sharing start-up in Porto',
    kind: 'pitch-deck',
    shows: [
      'Porto',
      'Short trips in Porto deserve better than a car',
      'bike-sharing start-up',
      'Company name',
      'Amount',
      'We are raising',
    ],
  },
  {
    prompt:
      'pitch deck for Pedalo, a dog-walking app based in Lisbon, raising €500k. We have 10,000 users and 20% growth per month. Our team comes from Uber.',
    kind: 'pitch-deck',
    shows: ['Pedalo', 'dog-walking app', 'Lisbon', '€500k', '10,000', '20%', 'Our team comes from Uber'],
  },
  {
    prompt: 'Investor deck for a solar energy company called Sunrise Power, seeking $2M',
    kind: 'pitch-deck',
    shows: ['Sunrise Power', '$2M', 'solar'],
    hides: ['Company name'],
  },
  {
    prompt: 'dark pitch deck for a coffee roastery in Ghent',
    kind: 'pitch-deck',
    shows: ['coffee roastery', 'Ghent'],
  },
  { prompt: 'Slides about our yoga studio', kind: 'pitch-deck', shows: ['yoga studio'] },
  {
    prompt: 'presentation for an AI tool that reads contracts',
    kind: 'pitch-deck',
    shows: ['AI tool', 'reads contracts'],
  },
  {
    prompt:
      'Flyer for a summer jazz concert on 14 June at 8pm at the Blue Note in Ghent, tickets $15. Bring a blanket.',
    kind: 'flyer',
    shows: ['ummer jazz concert', '14 June', '8 pm', 'Blue Note in Ghent', '$15', 'Bring a blanket'],
  },
  {
    prompt: 'flyer for 30% off all shoes until Sunday at Bella Boutique, call 555 123 4567',
    kind: 'flyer',
    shows: ['30% off', 'All shoes', 'Bella Boutique', '555 123 4567', 'Until', 'March 1, 2026'],
  },
  {
    prompt: 'Poster: yoga in the park, every Saturday 9am, free entry',
    kind: 'flyer',
    shows: ['Yoga', 'park', 'Every Saturday', '9 am', 'Free entry'],
  },
  {
    prompt: 'Menu for Trattoria Roma: Margherita 9, Funghi 11.50, tiramisu $6',
    kind: 'article',
    shows: ['Trattoria Roma', 'Margherita', '9', 'Funghi', '11.50', 'Tiramisu', '$6'],
    hides: ['$9', '$6.00'],
  },
  {
    prompt: 'Flyer für ein Sommerfest am 14. Juni um 18 Uhr im Stadtpark, Eintritt frei',
    kind: 'flyer',
    shows: ['Sommerfest', '14. Juni', '18:00 Uhr', 'Stadtpark', 'Eintritt frei', 'Wann'],
    language: 'de',
  },
  {
    prompt: 'Affiche pour un concert de jazz le 3 mai à 20h, entrée libre',
    kind: 'flyer',
    shows: ['oncert de jazz', '3 mai', '20 h', 'Entrée libre'],
    language: 'fr',
  },
  {
    prompt: 'Sarah turns 40! Birthday party on Saturday at our house, 7pm',
    kind: 'flyer',
    shows: ['Sarah turns 40', 'February 28', '7 pm', 'Our house'],
  },
  {
    prompt:
      'Pottery workshop flyer, 5 May 2026 from 10am to 4pm, Clay House, 12 Mill Lane, Bath. £45 per person. Book at clay@house.example',
    kind: 'flyer',
    shows: [
      'Pottery workshop',
      '5 May',
      '10 am–4 pm',
      '£45',
      'clay@house.example',
      'Clay House',
      '12 Mill Lane',
      'Bath',
    ],
  },
  {
    prompt: 'one-pager about our volunteer library in Leeds',
    kind: 'one-pager',
    shows: ['Volunteer library', 'Leeds', 'Your organisation', 'What people find here'],
  },
  {
    prompt:
      'One-page summary for Nordtram: a tram line from the harbour to the hospital, 7.4 km, 13 stops, costs 318 million francs. Contact office@nordtram.example',
    kind: 'one-pager',
    shows: [
      'Nordtram',
      'tram line from the harbour to the hospital',
      '13',
      'tops',
      '318 million',
      'office@nordtram.example',
      '7.4 km',
    ],
  },
  { prompt: 'a one pager', kind: 'one-pager', shows: ['Your headline'] },
  { prompt: 'hello', kind: 'one-pager', shows: ['Hello'] },
  { prompt: '', kind: 'one-pager', shows: ['Your headline'] },
  { prompt: '🎉🎉🎉', kind: 'one-pager', shows: ['Your headline'], hides: ['🎉'] },
  { prompt: '<script>alert(1)</script>', kind: 'one-pager', shows: ['<script>alert(1)</script>'] },
  {
    prompt:
      'Generate a well-styled 1 page document based on the following content\n\n# Harbour report\n\nWe moved **12 boats** this year.\n\n- Red boat\n- Blue boat\n\n| Year | Boats |\n|---|---|\n| 2024 | 10 |\n| 2025 | 12 |\n\n> Well done, all of you.',
    kind: 'article',
    shows: [
      'Harbour report',
      '12 boats',
      'Red boat',
      'Blue boat',
      'Year',
      '2024',
      '10',
      'Well done, all of you.',
    ],
  },
  {
    prompt: 'make a page from this:\nname,qty,price\napples,3,1.20\npears,5,0.80',
    kind: 'article',
    shows: ['name', 'qty', 'apples', '1.20', 'pears', '0.80'],
  },
  {
    prompt:
      'Turn these notes into a nice document:\n\nTeam meeting\n\nPresent: Ana, Ben\n\n1. Budget agreed\n2. Ben writes the letter by Friday',
    kind: 'article',
    shows: ['Team meeting', 'Present: Ana, Ben', 'Budget agreed', 'Ben writes the letter by Friday'],
  },
  {
    prompt:
      'Make slides from this text:\n\n# Why bees matter\n\n## Food\n\nBees carry pollen.\n\n## Risk\n\n- Pesticides\n- Fewer meadows',
    kind: 'pitch-deck',
    shows: ['Why bees matter', 'Food', 'Bees carry pollen.', 'Risk', 'Pesticides', 'Fewer meadows'],
  },
  {
    prompt:
      'Lena Fischer\nProduct designer\nlena@fischer.example\n\nExperience:\n2019–2024 Senior designer, Nordlicht\n2015–2019 Designer, Hafenwerk\n\nLanguages:\nGerman, English',
    kind: 'article',
    shows: [
      'Lena Fischer',
      'Product designer',
      'lena@fischer.example',
      'Experience',
      '2019–2024 Senior designer, Nordlicht',
      '2015–2019 Designer, Hafenwerk',
      'German, English',
    ],
  },
  {
    prompt: 'Invoice Globex for March retainer $3,000 and 4 extra hours at $150/hr, late fee waived, net 15',
    kind: 'invoice',
    shows: [
      'Globex',
      'March retainer',
      '3,000.00',
      'Extra hours',
      '600.00',
      '$3,600.00',
      'Late fee waived',
      'Mar 13, 2026',
    ],
  },
  {
    prompt:
      'Rechnung: 3 Logos zu je 200 Euro, 1 Website für 2.500 Euro, 10 % Rabatt, 19 % USt., an Bäckerei Huber, Marktplatz 3, 80331 München',
    kind: 'invoice',
    shows: [
      'Bäckerei Huber',
      'Marktplatz 3',
      '80331 München',
      'Logos',
      '600,00',
      'Website',
      '2.500,00',
      '310,00',
      '530,10',
      '3.320,10',
    ],
    hides: ['Logos zu'],
  },
  {
    prompt: 'Please invoice John Smith (john@smith.com) 2.5 days @ £450/day + travel £86.40 + VAT 20%',
    kind: 'invoice',
    shows: ['John Smith', 'john@smith.com', '2.5 days', '1,125.00', 'Travel', '86.40', '242.28', '£1,453.68'],
  },
  {
    prompt:
      'freelance photography invoice: wedding shoot $1800, 50 prints at $4 each, album $350, less $500 deposit already paid',
    kind: 'invoice',
    shows: [
      'Wedding shoot',
      '1,800.00',
      'Prints',
      '200.00',
      'Album',
      '350.00',
      '500.00',
      '$1,850.00',
      'Freelance photography',
    ],
  },
  {
    prompt:
      'Can you draft an invoice to the Riverside Community Centre for 8 yoga classes ($45 per class) and mat rental $60?',
    kind: 'invoice',
    shows: [
      'Riverside Community Centre',
      'Yoga classes',
      '45.00',
      '360.00',
      'Mat rental',
      '60.00',
      '$420.00',
    ],
  },
  {
    prompt:
      'invoice: client Hooli, website maintenance Jan-Mar at $1,200/month for 3 months, domain renewal 18.99, GST 10%',
    kind: 'invoice',
    shows: [
      'Hooli',
      'Website maintenance Jan-Mar',
      '3 months',
      '3,600.00',
      'Domain renewal',
      '18.99',
      'GST 10%',
      '361.90',
      '$3,980.89',
    ],
  },
  {
    prompt:
      'Bill to: Wayne Enterprises, 1007 Mountain Drive, Gotham. Consulting 32h x $125. Expenses $412.35. Due March 31.',
    kind: 'invoice',
    shows: [
      'Wayne Enterprises',
      '1007 Mountain Drive',
      'Gotham',
      'Consulting',
      '32 hours',
      '4,000.00',
      '412.35',
      '$4,412.35',
      'Mar 31, 2026',
    ],
  },
  {
    prompt:
      'Facture n° 2026-12 pour la Mairie de Lyon, 3 ateliers à 450 € chacun, déplacement 86,50 €, TVA 20 %, acompte de 300 € versé',
    kind: 'invoice',
    shows: [
      '2026-12',
      'Mairie de Lyon',
      'Ateliers',
      '450,00',
      'Déplacement',
      '86,50',
      '287,30',
      '300,00',
      '423,80',
    ],
  },
  {
    prompt: 'Need a flyer: bake sale, Oct 3rd 10-2, St Mary church hall, all proceeds to the roof fund',
    kind: 'flyer',
    shows: ['Bake sale', 'October 3', '10 am–2 pm', 'St Mary church hall', 'll proceeds to the roof fund'],
  },
];
