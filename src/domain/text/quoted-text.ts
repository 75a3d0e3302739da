const quotes = /"([^"]{1,200})"|“([^“”]{1,200})”|„([^„“”]{1,200})[“”]|«([^«»]{1,200})»|「([^「」]{1,200})」/g;

/** Returns the positions of quoted texts, including the quotation marks. */
export const quotedPlaces = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(quotes)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));

/** Replaces quoted text with spaces: those words belong to the document, not to the request. */
export const withoutQuoted = (text: string): string =>
  text.replaceAll(quotes, (whole) => ' '.repeat(whole.length));
