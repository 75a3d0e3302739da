export interface PdfMetadata {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

/** Entries of a file's information dictionary, besides its dates. */
export type PdfInformation = Readonly<Record<'Title' | 'Creator' | 'Producer', string>> & {
  readonly Author?: string;
};

/** What a file says of itself: there is always a title, and the maker is Octavo. */
export function informationOf({ title, author }: PdfMetadata): PdfInformation {
  const writer = oneLine(author ?? '');
  return {
    Title: oneLine(title ?? '') || 'Untitled',
    ...(writer === '' ? {} : { Author: writer }),
    Creator: 'Octavo',
    Producer: 'Octavo',
  };
}

/** A reader shows the title in a window's bar: one line, without control characters. */
function oneLine(text: string): string {
  return (
    text
      .toWellFormed()
      // Marks that turn the direction of all that follows would turn the reader's own words too.
      .replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
      .slice(0, 300)
      .toWellFormed()
  );
}
