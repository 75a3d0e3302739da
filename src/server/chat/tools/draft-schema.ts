import { z } from 'zod';
import type { DraftPage } from '../../../domain/document/draft.ts';
import { artDirections, documentFormats } from '../../../domain/document/kit/choices.ts';

const idText = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);

const draftBlock = z.object({
  id: idText.describe('Unique in the document; the data-id of the root element'),
  html: z.string().max(200_000).describe('One root element of the kit with this data-id and a data-name'),
});

export const draftPageHead = z.object({
  id: idText,
  className: z.string().max(200).default(''),
  notes: z.string().max(10_000).optional().describe('What the speaker says; slides only'),
});

export const draftHead = z.object({
  title: z.string().max(300),
  language: z.string().max(35).default('en'),
  format: z.enum(documentFormats),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  direction: z.enum(artDirections).default('swiss'),
  theme: z.enum(['light', 'dark']).default('light'),
  tokens: z.record(z.string().max(40), z.string().max(200)).default({}),
});

/** Input of `write_document`. The head comes first so a preview can start before the pages arrive. */
export const documentDraft = draftHead.extend({
  pages: z
    .array(draftPageHead.extend({ blocks: z.array(draftBlock).max(200) }))
    .min(1)
    .max(100),
});

/** Omits empty speaker notes. */
export function pageHeadOf(page: z.output<typeof draftPageHead>): Omit<DraftPage, 'blocks'> {
  const { id, className, notes } = page;
  return notes === undefined ? { id, className } : { id, className, notes };
}
