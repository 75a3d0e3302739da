/*
 * What a grammar keeps of the content model. A grammar requires every field it names, so optional fields are
 * listed here by layout or block, as the combinations that make a good page.
 */

/**
 * Optional fields by layout, block type, or name of a value; each list is one possible combination. Few, and
 * different early in the object: while several are possible, each token is checked against all of them.
 */
export const combinations: Readonly<Record<string, readonly (readonly string[])[]>> = {
  invoice: [['due', 'terms', 'subject', 'taxes', 'note']],
  'one-pager': [
    ['lead', 'figures', 'action'],
    ['lead', 'chart', 'action'],
  ],
  flyer: [['tagline', 'hero', 'points', 'action']],
  article: [['lead'], []],
  cover: [['subtitle']],
  statement: [['text']],
  chart: [['takeaway', 'kind', 'unit']],
  quote: [['by']],
  closing: [[], ['ask']],
  list: [['ordered']],
  callout: [['title']],
  look: [['subject']],
  head: [[], ['organization', 'label']],
  lines: [['unit']],
};

/** Optional texts that may be empty, so that no combination without them is needed. */
export const mayBeEmpty: ReadonlySet<string> = new Set(['unit', 'by']);

/** Fields that Octavo fills in, or that a small model can't. */
export const omitted: ReadonlySet<string> = new Set(['schema', 'id', 'tokens', 'seed']);

/** Blocks for running text; the others need an address, a drawing or another notation. */
export const blockTypes: ReadonlySet<string> = new Set([
  'heading',
  'paragraph',
  'list',
  'steps',
  'timeline',
  'facts',
  'figures',
  'chart',
  'table',
  'quote',
  'callout',
  'signatures',
]);
/** Blocks inside of other blocks. */
export const innerBlockTypes: ReadonlySet<string> = new Set(['paragraph', 'list']);

export const paperLayouts: ReadonlySet<string> = new Set(['invoice', 'one-pager', 'flyer', 'article']);

/** Room for a text in characters, by the name of its field. */
export const room: Readonly<Record<string, number>> = {
  title: 70,
  kind: 30,
  subject: 60,
  organization: 60,
  label: 40,
  lead: 250,
  subtitle: 120,
  tagline: 120,
  text: 300,
  note: 160,
  takeaway: 160,
  value: 24,
  unit: 12,
  hero: 24,
  action: 80,
  by: 60,
  name: 60,
  detail: 80,
  number: 24,
  description: 90,
  message: 240,
};
export const usualRoom = 80;

/** Lengths of lists without a described one, by the name of their field. */
export const lengths: Readonly<Record<string, readonly [number, number]>> = {
  blocks: [2, 12],
  items: [1, 8],
  rows: [1, 10],
  row: [2, 5],
  head: [2, 5],
  values: [2, 8],
  lines: [1, 6],
  taxes: [0, 1],
  payment: [0, 3],
};
export const usualLength = [0, 4] as const;

/** Values of texts that are codes. */
export const codes: Readonly<Record<string, readonly string[]>> = {
  language: [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'sv',
    'da',
    'nb',
    'fi',
    'cs',
    'sk',
    'sl',
    'hr',
    'hu',
    'ro',
    'bg',
    'el',
    'et',
    'lv',
    'lt',
    'tr',
    'uk',
    'ru',
    'ar',
    'he',
    'hi',
    'bn',
    'th',
    'vi',
    'id',
    'ja',
    'ko',
    'zh',
  ],
  currency: [
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'CAD',
    'AUD',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
    'JPY',
    'INR',
    'BRL',
  ],
};

/** Values of numbers with a range, which a grammar can't express. */
export const amounts: Readonly<Record<string, readonly number[]>> = {
  due: [0, 7, 10, 14, 21, 30, 45, 60, 90],
  percent: [
    0, 2.5, 4, 5, 5.5, 6, 6.25, 7, 7.25, 7.7, 8, 8.1, 8.25, 8.875, 9, 9.5, 10, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 25.5, 27,
  ],
};
