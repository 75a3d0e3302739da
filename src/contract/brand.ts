import { z } from 'zod';
import { artDirections } from '../domain/document/kit/choices.ts';
import { defineEndpoint } from './endpoint.ts';
import { kitChoices } from './run-choices.ts';

/* Palettes, instructions, themes and brand kits. All belong to the caller and keep the caller's order. */

/** Page size, fixed by the specification. */
const brandEntriesPerPage = 50;
/** Per kind and user. */
export const maxBrandEntries = 500;
export const maxPaletteColors = 12;
export const maxInstructionLength = 4000;

const uuid = z.uuid();
const idOf = z.object({ id: uuid });
const name = z.string().trim().min(1, 'A name is required.').max(120);
/** Accepts any case and three-digit colors; returns six lower-case digits. */
const color = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/i, 'is not a colour such as #1b33bf')
  .transform((hex) => hex.toLowerCase())
  .transform((hex) =>
    hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex,
  );

/** The database doesn't support year 0. */
const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'), 'is not a date');

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(brandEntriesPerPage),
  cursor_created_at: moment.optional(),
  cursor_id: uuid.optional(),
  q: z.string().max(200).optional(),
});
const pageOf = {
  total: z.number().int(),
  has_more: z.boolean(),
  /** Values for `cursor_created_at` and `cursor_id`. */
  next_cursor: z.object({ created_at: z.string(), id: z.string() }).nullable(),
};
/** Id of the entry to insert before; null for the end. */
const place = { before_id: uuid.nullable().optional() };

export const paletteFields = z.object({
  name,
  colors: z.array(color).min(1, 'A palette needs a colour.').max(maxPaletteColors),
});
export const instructionFields = z.object({
  name,
  instruction: z.string().trim().min(1, 'An instruction is required.').max(maxInstructionLength),
});
export const themeFields = z.object({
  name,
  background_color: color,
  /** A value of GET /api/user/themes/aspect-ratios. */
  aspect_ratio: z.string().max(40),
  /** Art direction of the pages; null lets the document decide. */
  direction: z.enum(artDirections).nullable().default(null),
});
export const kitFields = z.object({
  name,
  logo_id: uuid.nullable().default(null),
  palette_id: uuid.nullable().default(null),
  theme_id: uuid.nullable().default(null),
  heading_font_id: uuid.nullable().default(null),
  text_font_id: uuid.nullable().default(null),
  /** Font family names, used if no font file is set. */
  heading_family: z.string().trim().max(60).default(''),
  text_family: z.string().trim().max(60).default(''),
  /** Tone of voice: 'warm, short sentences, no jargon'. */
  voice: z.string().trim().max(2000).default(''),
  instruction_ids: z.array(uuid).max(20).default([]),
  /** The website it was read from. */
  website: z.string().trim().max(300).default(''),
});

const stored = { id: z.string(), created_at: z.string() };
export const palette = z.object({ ...stored, name: z.string(), colors: z.array(z.string()) });
export const instruction = z.object({ ...stored, name: z.string(), instruction: z.string() });
export const theme = z.object({
  ...stored,
  name: z.string(),
  background_color: z.string(),
  aspect_ratio: z.string(),
  direction: z.enum(artDirections).nullable(),
});
export const brandKit = z.object({
  ...stored,
  name: z.string(),
  logo_id: z.string().nullable(),
  palette_id: z.string().nullable(),
  theme_id: z.string().nullable(),
  heading_font_id: z.string().nullable(),
  text_font_id: z.string().nullable(),
  heading_family: z.string(),
  text_family: z.string(),
  voice: z.string(),
  instruction_ids: z.array(z.string()),
  website: z.string(),
  /** Used for all new documents that name no other kit. */
  is_default: z.boolean(),
});

export type Palette = z.infer<typeof palette>;
export type Instruction = z.infer<typeof instruction>;
export type Theme = z.infer<typeof theme>;
export type BrandKit = z.infer<typeof brandKit>;

const list = <const P extends string, const N extends string, S extends z.ZodType>(
  path: P,
  key: N,
  schema: S,
  summary: string,
) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary,
    auth: 'bearer',
    retry: 'safe',
    query: listQuery,
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ ...({ [key]: z.array(schema) } as Record<N, z.ZodArray<S>>), ...pageOf }),
    },
    errors: ['invalid_input'],
  });
const create = <const P extends string, B extends z.ZodType, S extends z.ZodType>(
  path: P,
  body: B,
  schema: S,
  summary: string,
) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: body },
    answer: { kind: 'json', schema },
    errors: ['invalid_input', 'conflict', 'plan_required'],
  });
const change = <const P extends string, B extends z.ZodType, S extends z.ZodType>(
  path: P,
  body: B,
  schema: S,
  summary: string,
) =>
  defineEndpoint({
    method: 'PATCH',
    path,
    summary,
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'json', schema: body },
    answer: { kind: 'json', schema },
    errors: ['invalid_input', 'not_found', 'plan_required'],
  });
const remove = <const P extends string>(path: P, summary: string) =>
  defineEndpoint({
    method: 'DELETE',
    path,
    summary,
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  });

const palettes = '/api/user/color-palettes';
const instructions = '/api/user/instructions';
const themes = '/api/user/themes';
const kits = '/api/user/brand-kits';

export const brandEndpoints = {
  listPalettes: list(palettes, 'palettes', palette, 'Colour palettes'),
  createPalette: create(palettes, paletteFields, palette, 'Keep a colour palette'),
  updatePalette: change(
    `${palettes}/:id`,
    paletteFields.partial().extend(place),
    palette,
    'Change or move a colour palette',
  ),
  deletePalette: remove(`${palettes}/:id`, 'Delete a colour palette'),

  listInstructions: list(instructions, 'instructions', instruction, 'Instructions for what is generated'),
  createInstruction: create(instructions, instructionFields, instruction, 'Keep an instruction'),
  updateInstruction: change(
    `${instructions}/:id`,
    instructionFields.partial().extend(place),
    instruction,
    'Change or move an instruction',
  ),
  deleteInstruction: remove(`${instructions}/:id`, 'Delete an instruction'),

  listThemes: list(themes, 'themes', theme, 'Themes'),
  createTheme: create(themes, themeFields, theme, 'Keep a theme'),
  updateTheme: change(
    `${themes}/:id`,
    z.object({
      name: name.optional(),
      background_color: color.optional(),
      aspect_ratio: z.string().max(40).optional(),
      direction: z.enum(artDirections).nullable().optional(),
      ...place,
    }),
    theme,
    'Change or move a theme',
  ),
  deleteTheme: remove(`${themes}/:id`, 'Delete a theme'),
  listAspectRatios: defineEndpoint({
    method: 'GET',
    path: `${themes}/aspect-ratios`,
    summary: 'The shapes of page that a theme can have',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        aspect_ratios: z.array(
          z.object({
            value: z.string(),
            label: z.string(),
            format: z.string(),
            orientation: z.enum(['portrait', 'landscape']),
            width: z.number().int(),
            height: z.number().int(),
          }),
        ),
      }),
    },
    errors: [],
  }),

  listBrandKits: list(
    kits,
    'brand_kits',
    brandKit,
    'Brand kits: logo, palette, fonts, voice and instructions',
  ),
  createBrandKit: create(
    kits,
    kitFields.extend({ is_default: z.boolean().default(false) }),
    brandKit,
    'Keep a brand kit; needs custom branding',
  ),
  updateBrandKit: change(
    `${kits}/:id`,
    z.object({
      name: name.optional(),
      logo_id: uuid.nullable().optional(),
      palette_id: uuid.nullable().optional(),
      theme_id: uuid.nullable().optional(),
      heading_font_id: uuid.nullable().optional(),
      text_font_id: uuid.nullable().optional(),
      heading_family: z.string().trim().max(60).optional(),
      text_family: z.string().trim().max(60).optional(),
      voice: z.string().trim().max(2000).optional(),
      instruction_ids: z.array(uuid).max(20).optional(),
      website: z.string().trim().max(300).optional(),
      is_default: z.boolean().optional(),
      ...place,
    }),
    brandKit,
    'Change a brand kit; needs custom branding',
  ),
  readBrandKitChoices: defineEndpoint({
    method: 'GET',
    path: `${kits}/:id/choices`,
    summary: 'What a brand kit sends along with a prompt; needs custom branding',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: kitChoices },
    errors: ['not_found', 'plan_required'],
  }),
  deleteBrandKit: remove(`${kits}/:id`, 'Delete a brand kit'),
};
