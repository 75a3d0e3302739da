import type { z } from 'zod';
import type { Look } from '../look.ts';
import type { Notes } from './notes.ts';

/** Context for reading lenient input. */
export interface ReadingContext {
  /** Base date (YYYY-MM-DD) for 'tomorrow' and 'in 14 days'. */
  readonly today?: string;
  /** BCP 47 tag; used if the input names no language. */
  readonly language?: string;
  /** Look of the previous version, for values that the input omits. */
  readonly look?: Look;
}

/** Position of a value in the input. */
export interface Place {
  readonly path: string;
  /** Number of blocks around it. */
  readonly depth: number;
}

/** Returns the place of a field or entry; an empty name returns the place itself. */
export function within(place: Place, key: string | number): Place {
  if (key === '') return place;
  const name = typeof key === 'number' ? `[${key}]` : place.path === '' ? key : `.${key}`;
  return { path: `${place.path}${name}`, depth: place.depth };
}

/** State of reading one input. */
export interface Reading {
  readonly notes: Notes;
  readonly context: ReadingContext;
  language: string;
  /** Whether texts are already in the model's form: no HTML, lists or headings to parse. */
  readonly areTextsFinal: boolean;
  /** Whether the format is slides; decides between layouts with the same content. */
  isDeck: boolean;
  /** Fits a value to a schema. Returns `undefined`, with a note, if it can't be interpreted. */
  read(schema: z.ZodType, value: unknown, place: Place): unknown;
}

export type Loose = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
