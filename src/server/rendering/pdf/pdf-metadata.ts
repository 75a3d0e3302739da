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

/** Returns the entries with defaults: there is always a title, and the producer is Octavo. */
export function informationOf({ title, author }: PdfMetadata): PdfInformation {
  const writer = oneLine(author ?? '');
  return {
    Title: oneLine(title ?? '') || 'Untitled',
    ...(writer === '' ? {} : { Author: writer }),
    Creator: 'Octavo',
    Producer: 'Octavo',
  };
}

/** Returns text for a title bar: a single line without control characters. */
function oneLine(text: string): string {
  return (
    text
      .toWellFormed()
      // Bidirectional controls would also affect the reader's own interface.
      .replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
      .slice(0, 300)
      .toWellFormed()
  );
}
