import { z } from 'zod';
import { line, prose } from '../limits.ts';

/** A key figure. */
export const figure = z.strictObject({
  value: line,
  unit: line.optional(),
  label: line,
  detail: line.optional(),
  /** A sentence about it, shown if there is space. */
  text: prose.optional(),
});

export type Figure = z.infer<typeof figure>;
