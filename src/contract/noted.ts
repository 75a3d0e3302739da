import { z } from 'zod';
import { reasonFields } from './error-codes.ts';

const namedText = { text: z.string(), ...reasonFields };

/** A short note in English, with what is needed to show it in another language. */
export const noted = z.object({
  ...namedText,
  /** Names of what it is about, written before it: 'Sheet Costs: …'. */
  of: z.array(z.object(namedText)).readonly().optional(),
});
export type Noted = Readonly<z.infer<typeof noted>>;
