import { z } from 'zod';
import { noted } from '../../../contract/noted.ts';

/** Stored facts about a content, apart from its text. */
export const contentFacts = z.object({
  format: z.string(),
  title: z.string(),
  pages: z.number().nullable(),
  words: z.number(),
  tables: z.number(),
  images: z.number(),
  parts: z.array(z.object({ name: z.string(), start: z.number() })),
  /** Stored as assets of the account. */
  pictures: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  left_out: z.array(z.string()),
  /** The same with reasons; those stored by earlier releases have none. */
  left_out_notes: z.array(noted).readonly().default([]),
});
export type ContentFacts = z.infer<typeof contentFacts>;
