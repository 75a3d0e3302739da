import { z } from 'zod';

export const artDirections = ['swiss', 'editorial', 'technical', 'organic', 'poster', 'corporate'] as const;
export const themeNames = ['light', 'dark'] as const;
export const orientations = ['portrait', 'landscape'] as const;
export const documentFormats = [
  'a4',
  'letter',
  'a5',
  'square',
  'story',
  'slides-16x9',
  'slides-4x3',
] as const;

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
  /** What the illustrations show: 'a bean seedling', 'vegetables on a shop shelf'. */
  subject: z.string().max(120).optional(),
  /** Token overrides by name; see kit/directions/token-names.ts. */
  tokens: z.record(z.string().max(40), z.string().max(200)),
  /** Chooses among variants and seeds every ornament. */
  seed: z.int().min(0).max(0xffff_ffff),
});

export type Look = z.infer<typeof look>;
export type ArtDirection = Look['direction'];
export type ThemeName = Look['theme'];
export type Orientation = Look['orientation'];
export type DocumentFormat = Look['format'];
