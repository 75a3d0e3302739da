import { z } from 'zod';
import { brandKit, kitFields, maxPaletteColors, paletteFields } from './brand.ts';
import { defineEndpoint } from './endpoint.ts';

/* Brand data of a website. Fetched through the address guard; each finding names its source. */

/** Where on a site something was found. */
const source = z.object({
  kind: z.enum(['manifest', 'link', 'og', 'meta', 'markup', 'css', 'logo', 'text']),
  url: z.string(),
});

export const brandFindings = z.object({
  domain: z.string(),
  /** Final URL of the home page, after redirects. */
  url: z.string(),
  name: z.object({ text: z.string(), source }).nullable(),
  description: z.object({ text: z.string(), source }).nullable(),
  /** Best first. Redrawn, so they are safe to display. */
  logos: z.array(
    z.object({
      data_url: z.string(),
      media_type: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      source,
    }),
  ),
  /** Primary color first, as #rrggbb. */
  colors: z.array(z.object({ hex: z.string(), source })),
  fonts: z.array(z.object({ family: z.string(), role: z.enum(['headings', 'text']), source })),
  /** Tone of the site's text. */
  tone: z.object({ text: z.string(), source }).nullable(),
  /** One sentence for each thing that couldn't be read. */
  notes: z.array(z.string()),
  fetched_at: z.string(),
});

export type BrandFindings = z.infer<typeof brandFindings>;
export type FindingSource = z.infer<typeof source>;

const domain = z
  .string()
  .max(2000)
  .default('')
  .refine((text) => text.trim() !== '', 'Domain is required');
const familyName = z.string().trim().max(60);
const errors = [
  'invalid_input',
  'unprocessable',
  'payload_too_large',
  'deadline_exceeded',
  'rate_limited',
] as const;

export const brandLookupEndpoints = {
  readBrandAssets: defineEndpoint({
    method: 'GET',
    path: '/api/brand-assets',
    summary: 'Name, logos, colours, fonts and tone of a web site, and where each was found; kept for a day',
    auth: 'bearer',
    retry: 'never',
    query: z.object({ domain }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: brandFindings },
    errors,
  }),
  searchSite: defineEndpoint({
    method: 'POST',
    path: '/api/search',
    summary: 'A prompt from what a web page says',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        url: z
          .string()
          .max(2000)
          .refine((text) => text.trim() !== '', 'An address is required.'),
        mode: z.enum(['create']).default('create'),
      }),
    },
    answer: { kind: 'json', schema: z.object({ prompt: z.string() }) },
    errors,
  }),
  createKitFromSite: defineEndpoint({
    method: 'POST',
    path: '/api/user/brand-kits/from-site',
    summary:
      'Make a brand kit of what a web site shows: its logo, palette, fonts and voice; what is sent along goes before what was found',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        domain,
        is_default: z.boolean().default(false),
        name: kitFields.shape.name.optional(),
        /** Index in the found logos; null for none. Defaults to the best one. */
        logo: z.number().int().min(0).max(20).nullable().optional(),
        /** If empty, creates no palette. */
        colors: z.array(paletteFields.shape.colors.element).max(maxPaletteColors).optional(),
        heading_family: familyName.optional(),
        text_family: familyName.optional(),
        voice: z.string().trim().max(2000).optional(),
      }),
    },
    answer: { kind: 'json', schema: brandKit },
    errors: [...errors, 'plan_required', 'quota_exceeded', 'conflict'],
  }),
};
