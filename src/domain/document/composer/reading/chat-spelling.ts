/** What is typed in chats: 'invoice 2 john', 'grout n spacers', 'w/ lunch'. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(.{0,40}?(?<!\p{L})(?:invoice|bill|quote|letter|receipt|thank you)) (?:2|4) (?=\p{L})/iu, '$1 to '],
  [/(?<=\p{L}) n (?=\p{L})/gu, ' and '],
  [/(?<![\p{L}\d])w\/ ?(?=\p{L})/giu, 'with '],
  // English parts an hour from its half of the day.
  [/(?<=(?<!\d)\d{1,2}(?:[:.]\d\d)?)([ap])\.?m(?![\p{L}\d])/giu, ' $1m'],
  [/(?<![\p{L}\d'’.])i(?= \p{Ll}|['’]m )/gu, 'I'],
];

/** An English text with its abbreviations of chats written out. */
export const withoutChatSpelling = (text: string): string =>
  spellings.reduce((read, [pattern, words]) => read.replace(pattern, words), text);
