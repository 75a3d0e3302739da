import type { Notes } from './notes.ts';
import { readValue } from './read-value.ts';
import type { Reading, ReadingContext } from './reading.ts';

export function makeReading(notes: Notes, context: ReadingContext, areTextsFinal: boolean): Reading {
  const reading: Reading = {
    notes,
    context,
    language: context.language ?? 'en',
    isDeck: false,
    areTextsFinal,
    read: (schema, given, place) => readValue(schema, given, place, reading),
  };
  return reading;
}
