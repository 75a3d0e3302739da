/** What the words of a lexicon say about a phrase. */
export const wordKinds = [
  'kind',
  'command',
  'courtesy',
  'edit',
  'look',
  'color',
  'format',
  'unit',
  'tone',
  'day',
  'number',
  'currency',
  'place',
  'length',
  'audience',
  'person',
  'avoid',
  'toward',
  'origin',
  'location',
  'accompany',
  'about',
  'article',
  'given',
  'city',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** Phrases by kind, separated by commas or line breaks, in lower case. */
export type Lexicon = Readonly<Record<WordKind, string>>;
