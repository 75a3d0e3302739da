import type { z } from 'zod';
import type { Look } from '../look.ts';
import type { Notes } from './notes.ts';

/** What lenient input is read against. */
export interface ReadingContext {
  /** The day of the request (YYYY-MM-DD): 'tomorrow' and 'in 14 days' count from it. */
  readonly today?: string;
  /** BCP 47; the document's language where the input names none. */
  readonly language?: string;
  /** Look of the previous version; fills in what the input doesn't say. */
  readonly look?: Look;
}

/** Where a value stands in the input. */
export interface Place {
  readonly path: string;
  /** How many blocks it is inside of. */
  readonly depth: number;
}

/** The place of a field or an entry; the empty name is the place itself. */
export function within(place: Place, key: string | number): Place {
  if (key === '') return place;
  const name = typeof key === 'number' ? `[${key}]` : place.path === '' ? key : `.${key}`;
  return { path: `${place.path}${name}`, depth: place.depth };
}

/** What one input is read with. */
export interface Reading {
  readonly notes: Notes;
  readonly context: ReadingContext;
  language: string;
  /** Texts are in the model's form already: nothing in them is HTML, a list or a heading. */
  readonly areTextsFinal: boolean;
  /** Slides, going by the format; decides between layouts that hold the same. */
  isDeck: boolean;
  /** Fits a value to a schema; `undefined` where it can't be interpreted, which is noted. */
  read(schema: z.ZodType, value: unknown, place: Place): unknown;
}

export type Loose = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
