/** Categories of the words in a lexicon. */
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

/** Words of follow-ups: intents, parts of a page, and chat that requests no change. */
export const editKinds = [
  'rename',
  'value',
  'add',
  'remove',
  'reorder',
  'translate',
  'shorter',
  'longer',
  'another',
  'undo',
  'part',
  'chat',
] as const;
export type EditKind = (typeof editKinds)[number];

/** Phrases by kind, separated by commas or line breaks, in lower case. */
export type Lexicon = Readonly<Record<WordKind, string>> & {
  readonly edits: Readonly<Record<EditKind, string>>;
};
