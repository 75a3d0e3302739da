/** A page, a request to change it, and what must come of it. */
export interface CorpusRefinement {
  readonly page: string;
  readonly ask: string;
  /** Begins the summary. */
  readonly summary?: string;
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  /** Blocks that may change; all others stay byte for byte. */
  readonly changes?: readonly string[];
  /** What the article says of itself afterwards. */
  readonly article?: Readonly<Record<string, string>>;
  /** No tool but follow-ups: it says something like this. */
  readonly says?: string;
}

const invoice = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';
const flyer =
  'Flyer for a summer jazz concert on 14 June at 8pm at the Blue Note in Ghent, tickets $15. Bring a blanket.';
const onePager = 'one-pager about our volunteer library in Leeds';
const deck = 'Pitch deck for a bike-sharing start-up in Porto';
const report =
  'Generate a well-styled 1 page document based on the following content\n\n# Harbour report\n\nWe moved 12 boats this year.\n\n## Plan\n\nBuy a crane. Train two people. Open in May.\n\n## Costs\n\n- Crane: $500\n- Training: $200';

export const refinementCorpus: readonly CorpusRefinement[] = [
  {
    page: invoice,
    ask: 'make it dark green and add a thank-you note',
    summary: 'Dark green accent, thank-you note added',
    shows: ['Thank you', '$1,340.00'],
    changes: ['thank-you'],
  },
  { page: invoice, ask: 'make it burgundy', summary: 'Burgundy accent', changes: [] },
  {
    page: invoice,
    ask: 'change hours to 15',
    shows: ['15 hours', '1,425.00', '$1,625.00'],
    hides: ['12 hours', '$1,340.00'],
    changes: ['amount', 'lines', 'totals'],
  },
  {
    page: invoice,
    ask: 'add 3 hours of testing at $80',
    shows: ['Testing', '3 hours', '240.00', '$1,580.00'],
    changes: ['amount', 'lines', 'totals'],
  },
  {
    page: invoice,
    ask: 'add 20% VAT',
    shows: ['VAT 20%', '268.00', '$1,608.00'],
    changes: ['amount', 'totals'],
  },
  {
    page: invoice,
    ask: 'add a 10% discount',
    shows: ['Discount 10%', '134.00', '$1,206.00'],
    changes: ['amount', 'totals'],
  },
  { page: invoice, ask: 'set the hourly rate to $100', shows: ['100.00', '1,200.00', '$1,400.00'] },
  { page: invoice, ask: 'remove the workshop', shows: ['$1,140.00'], hides: ['Workshop'] },
  {
    page: invoice,
    ask: 'change the due date to 5 May',
    shows: ['May 5, 2026', 'Net 68 days'],
    hides: ['Mar 12, 2026', 'Net 14 days'],
    changes: ['head'],
  },
  { page: invoice, ask: 'due in 30 days', shows: ['Mar 28, 2026', 'Net 30 days'], changes: ['head'] },
  {
    page: invoice,
    ask: 'change Acme Corp to Beta GmbH',
    shows: ['Beta GmbH'],
    hides: ['Acme Corp'],
    changes: ['head'],
  },
  {
    page: invoice,
    ask: 'the client is Smith and Sons',
    shows: ['Smith and Sons'],
    hides: ['Acme Corp'],
    changes: ['head'],
  },
  {
    page: invoice,
    ask: 'set my address to 12 Main Street, Leeds',
    shows: ['12 Main Street, Leeds'],
    hides: ['Your address'],
    changes: ['head'],
  },
  {
    page: invoice,
    ask: 'my name is Jo Lee and the invoice number is 2026-07',
    shows: ['Jo Lee', '2026-07'],
    hides: ['Your name', 'Invoice number'],
    changes: ['head'],
  },
  { page: invoice, ask: 'replace Design with Art direction', shows: ['Art direction'], changes: ['lines'] },
  {
    page: invoice,
    ask: 'add a note saying we also accept cash',
    shows: ['We also accept cash'],
    changes: ['note'],
  },
  { page: invoice, ask: 'dark mode', article: { theme: 'dark' }, changes: [] },
  {
    page: invoice,
    ask: 'make it landscape and letter size',
    article: { orientation: 'landscape', format: 'letter' },
    changes: [],
  },
  {
    page: invoice,
    ask: 'make it slides',
    shows: ['To: Acme Corp', 'Line items', '1,140.00', '$1,340.00'],
    article: { format: 'slides-16x9' },
  },
  { page: invoice, ask: 'undo that', says: 'no earlier version' },
  { page: invoice, ask: 'sing me a song', says: 'did not understand' },
  { page: flyer, ask: 'make it editorial', article: { direction: 'editorial' } },
  { page: flyer, ask: 'use the technical style', article: { direction: 'technical' } },
  { page: flyer, ask: 'make it quiet corporate', article: { direction: 'corporate' } },
  { page: onePager, ask: 'warm organic style please', article: { direction: 'organic' } },
  { page: onePager, ask: 'bold poster look', article: { direction: 'poster' } },
  { page: flyer, ask: 'make the text bigger', summary: 'Larger text', changes: [] },
  { page: flyer, ask: 'change $15 to $18', shows: ['$18'], hides: ['$15'], changes: ['facts'] },
  { page: flyer, ask: 'the headline should be Jazz under the stars', shows: ['Jazz under the stars'] },
  { page: flyer, ask: 'make it a5', article: { format: 'a5' }, changes: [] },
  { page: onePager, ask: 'remove the Join in section', hides: ['Come by once'], changes: ['sections'] },
  { page: onePager, ask: 'rename What we do to The reason', shows: ['The reason'], changes: ['sections'] },
  { page: onePager, ask: 'move Join in to the top', changes: ['sections'] },
  {
    page: onePager,
    ask: 'add a quote: "I found my first book here." by Maud Ferrier',
    shows: ['I found my first book here.', 'Maud Ferrier'],
    changes: ['quote'],
  },
  {
    page: onePager,
    ask: 'add a section called Opening hours: Monday to Friday, 9 to 5',
    shows: ['Opening hours', 'Monday to Friday, 9 to 5'],
    hides: ['Called'],
  },
  {
    page: 'one-pager about our volunteer library in Leeds. Twelve people lend books every evening. Readers bring back what they have finished. Nobody pays for anything.',
    ask: 'shorten it',
    summary: 'Texts shortened',
  },
  { page: deck, ask: 'delete slide 8', hides: ['The people who make it work'] },
  { page: deck, ask: 'my company name is Pedalo', shows: ['Pedalo'], hides: ['Company name'] },
  {
    page: deck,
    ask: 'make it a document',
    shows: ['Short trips in Porto deserve better than a car', 'Memberships'],
    article: { format: 'a4' },
  },
  {
    page: report,
    ask: 'make it slides',
    shows: ['Harbour report', 'We moved 12 boats this year.', 'Plan', 'Buy a crane.', 'Training: $200'],
    article: { format: 'slides-16x9' },
  },
  { page: report, ask: 'remove Costs', hides: ['Crane: $500'], shows: ['Buy a crane.'] },
  {
    page: report,
    ask: 'use navy, make it bigger and switch to landscape',
    summary: 'Navy accent, larger text, landscape',
    article: { orientation: 'landscape' },
    changes: [],
  },
  {
    page: onePager,
    ask: 'Can you make the headline say Books for everyone?',
    shows: ['Books for everyone'],
    changes: ['opening'],
  },
  {
    page: invoice,
    ask: 'translate the labels to German',
    shows: ['Rechnung', 'Leistung', 'Ihre Anschrift', 'Acme Corp'],
    hides: ['Subtotal', 'Your address'],
    article: { language: 'de' },
  },
  { page: invoice, ask: 'labels in Japanese please', shows: ['請求書', 'Acme Corp'] },
  {
    page: invoice,
    ask: 'put it in Japanese',
    shows: ['請求書', '合計', 'Acme Corp', 'Workshop'],
    hides: ['Subtotal'],
    article: { language: 'ja' },
  },
  {
    page: invoice,
    ask: 'translate it to Arabic',
    shows: ['فاتورة', 'Acme Corp'],
    article: { language: 'ar' },
  },
  {
    page: invoice,
    ask: 'use the ocean palette and add 20% VAT',
    shows: ['$1,608.00'],
    changes: ['amount', 'totals'],
  },
  { page: invoice, ask: 'use the forest palette', summary: 'Forest palette', changes: [] },
  { page: onePager, ask: 'change the font to Georgia', summary: 'Newsreader throughout', changes: [] },
  {
    page: onePager,
    ask: 'use a monospace font for the headings',
    summary: 'IBM Plex Mono in headings',
    changes: [],
  },
  { page: onePager, ask: 'make the accent darker', summary: 'A deeper accent', changes: [] },
  { page: onePager, ask: 'swap What we do and Join in', changes: ['sections'] },
  {
    page: 'Letter to Mr Tanaka thanking him for the tour',
    ask: 'make it friendlier',
    shows: ['Warm wishes'],
    hides: ['Kind regards'],
  },
  { page: onePager, ask: 'make it look technical', article: { direction: 'technical' } },
  {
    page: onePager,
    ask: 'warm organic style, a5 and tighter',
    article: { direction: 'organic', format: 'a5' },
  },
  { page: flyer, ask: 'more formal please', shows: ['Please reserve your seat'] },
  { page: 'invoice', ask: 'add 3 hours of design at $80', shows: ['$240.00'], hides: ['Describe your work'] },
  {
    page: 'Report on visitors: January 120, February 140, March 180. Risk: leaking roof',
    ask: 'make it slides',
    shows: ['from 120 in January', '180', 'eaking roof'],
    article: { format: 'slides-16x9' },
  },
  {
    page: invoice,
    ask: 'undo that',
    says: 'no earlier version',
  },
];
