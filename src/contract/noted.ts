import { z } from 'zod';
import { messageValues } from './error-codes.ts';

const values = z.record(
  z.string(),
  z.union([messageValues.valueType, z.object({ language: z.string() }), z.object({ seconds: z.number() })]),
);
const namedText = { text: z.string(), reason: z.string().optional(), values: values.optional() };

/** A short note in English, with what is needed to show it in another language. */
export const noted = z.object({
  ...namedText,
  /** Names of what it is about, written before it: 'Sheet Costs: …'. */
  of: z.array(z.object(namedText)).readonly().optional(),
});
export type Noted = Readonly<z.infer<typeof noted>>;
