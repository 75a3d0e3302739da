import { z } from 'zod';
import { artDirections, documentFormats, orientations, themeNames } from './choices.ts';
import { running } from './running.ts';

/** A color as #rgb or #rrggbb. */
export const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i);

/** How a document looks. Changing it never changes what the document says. */
export const look = z.strictObject({
  format: z.enum(documentFormats),
  orientation: z.enum(orientations),
  direction: z.enum(artDirections),
  theme: z.enum(themeNames),
  /** Sets the accent and every color that depends on it, with enough contrast. */
  accent: color.optional(),
  /** Subject of the illustrations: 'a bean seedling', 'vegetables on a shop shelf'. */
  subject: z.string().max(120).optional(),
  /** Head and foot in the margins of each page. */
  running: running.optional(),
  /** Token overrides by name; see kit/directions/token-names.ts. */
  tokens: z.record(z.string().max(40), z.string().max(200)),
  /** Selects variants and seeds all ornament. */
  seed: z.int().min(0).max(0xffff_ffff),
});

export type Look = z.infer<typeof look>;
