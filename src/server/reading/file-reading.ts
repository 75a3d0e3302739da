import type { Noted } from '../../contract/noted.ts';
import type { Told } from '../told.ts';

/* Content of a file: text as Markdown, and what was left out. */

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

/** A page, slide or sheet, to locate quotes. */
export interface ReadingPart {
  /** 'Page 3', 'Slide 2', 'Sheet Costs'. */
  readonly name: string;
  /** Start of its text in the Markdown, in UTF-16 units. */
  readonly start: number;
}

export interface FileReading {
  readonly format: ReadableFormat;
  /** From the document's metadata; empty if it has none. */
  readonly title: string;
  readonly markdown: string;
  readonly parts: readonly ReadingPart[];
  readonly facts: {
    /** Number of pages, slides or sheets in the whole file, read or not; null if the format has none. */
    readonly pages: number | null;
    readonly words: number;
    readonly tables: number;
    readonly images: number;
  };
  /** The pictures that the Markdown calls `picture:1`, `picture:2` …, with their original bytes. */
  readonly pictures: readonly ReadPicture[];
  /** One sentence for each thing left out. */
  readonly leftOut: readonly Noted[];
}

/** A picture in a file; its bytes aren't validated yet. */
export interface ReadPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Result of one format's reader, before the common counts. */
export interface FormatReading {
  readonly title?: string;
  readonly markdown: string;
  readonly parts?: readonly ReadingPart[];
  readonly pages?: number;
  readonly images?: number;
  readonly pictures?: readonly ReadPicture[];
  readonly leftOut?: readonly Noted[];
}

export type ReadingFaultKind = 'unsupported' | 'broken' | 'locked' | 'too_large' | 'empty';

/** Why a file can't be read, in words for its sender. */
export class ReadingFault extends Error {
  readonly kind: ReadingFaultKind;
  readonly told: Told;

  constructor(kind: ReadingFaultKind, message: Told, options?: ErrorOptions) {
    super(message.detail, options);
    this.name = 'ReadingFault';
    this.kind = kind;
    this.told = message;
  }
}

export const readingLimits = {
  fileBytes: 30 * 1024 * 1024,
  /** Total unpacked size of an archive. */
  unpackedBytes: 150 * 1024 * 1024,
  archiveEntries: 5_000,
  pages: 200,
  /** Maximum number of rows per table. */
  rows: 500,
  columns: 40,
  markdownCharacters: 300_000,
  /** Maximum number of pictures per file, and their total size. */
  pictures: 20,
  pictureBytes: 24 * 1024 * 1024,
  milliseconds: 30_000,
  memoryBytes: 700 * 1024 * 1024,
} as const;
