/* What a file says: its words as Markdown, and what was not taken over. */

export const readableFormats = [
  'text',
  'markdown',
  'html',
  'csv',
  'docx',
  'pptx',
  'xlsx',
  'pdf',
  'picture',
] as const;
export type ReadableFormat = (typeof readableFormats)[number];

/** A page, slide or sheet, so that what is quoted can be found again. */
export interface ReadingPart {
  /** 'Page 3', 'Slide 2', 'Sheet Costs'. */
  readonly name: string;
  /** Where its words begin in the Markdown, in UTF-16 units. */
  readonly start: number;
}

export interface FileReading {
  readonly format: ReadableFormat;
  /** Of the document itself; empty where it has none. */
  readonly title: string;
  readonly markdown: string;
  readonly parts: readonly ReadingPart[];
  readonly facts: {
    /** Pages, slides or sheets of the whole file, read or not; null where there are none. */
    readonly pages: number | null;
    readonly words: number;
    readonly tables: number;
    readonly images: number;
  };
  /** What the Markdown names as `picture:1`, `picture:2` …, as it lay in the file. */
  readonly pictures: readonly ReadPicture[];
  /** A sentence for each thing that was not taken over. */
  readonly leftOut: readonly string[];
}

/** A picture out of a file; nobody has looked at its bytes yet. */
export interface ReadPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a reader of one format hands on; the rest is counted for all alike. */
export interface FormatReading {
  readonly title?: string;
  readonly markdown: string;
  readonly parts?: readonly ReadingPart[];
  readonly pages?: number;
  readonly images?: number;
  readonly pictures?: readonly ReadPicture[];
  readonly leftOut?: readonly string[];
}

export type ReadingFaultKind = 'unsupported' | 'broken' | 'locked' | 'too_large' | 'empty';

/** Why a file is not read, in words for whoever sent it. */
export class ReadingFault extends Error {
  readonly kind: ReadingFaultKind;

  constructor(kind: ReadingFaultKind, words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'ReadingFault';
    this.kind = kind;
  }
}

export const readingLimits = {
  fileBytes: 30 * 1024 * 1024,
  /** All entries of an archive together, unpacked. */
  unpackedBytes: 150 * 1024 * 1024,
  archiveEntries: 5_000,
  pages: 200,
  /** Rows of one table that are taken over. */
  rows: 500,
  columns: 40,
  markdownCharacters: 300_000,
  /** That are taken out of one file, and what they may weigh together. */
  pictures: 20,
  pictureBytes: 24 * 1024 * 1024,
  milliseconds: 30_000,
  memoryBytes: 700 * 1024 * 1024,
} as const;
