import { z } from 'zod';
import { partTreatments } from '../../../contract/creation.ts';
import { runAsks } from '../../../contract/run-asks.ts';

/* State of a creation, as the server stores it for all of the user's browsers. */

export const steps = ['wish', 'content', 'brand', 'outline'] as const;
export type Step = (typeof steps)[number];

const brandLook = z.object({
  /** Source of the look; '' for the document's default look. */
  source: z.enum(['', 'kit', 'palette', 'theme', 'site', 'suggested']),
  /** Id of the account's entry, or address of the website. */
  id: z.string(),
  name: z.string(),
  colors: z.array(z.string()).max(16),
  background: z.string().nullable(),
  aspectRatio: z.string().nullable(),
  fonts: z.array(z.object({ family: z.string(), role: z.enum(['headings', 'text']) })).max(4),
  logo: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
  instructions: z.array(z.object({ name: z.string(), instruction: z.string() })).max(20),
});
export type BrandLook = z.infer<typeof brandLook>;

export const noBrand: BrandLook = {
  source: '',
  id: '',
  name: '',
  colors: [],
  background: null,
  aspectRatio: null,
  fonts: [],
  logo: null,
  instructions: [],
};

const adjustedPart = z.object({
  part_id: z.string(),
  /** Empty: the title in the content. */
  title: z.string(),
  treatment: z.enum([...partTreatments, 'leave_out']),
});
export type AdjustedPart = z.infer<typeof adjustedPart>;

/** Tolerates state written by older or newer versions: invalid fields fall back to defaults. */
const creationState = z.object({
  step: z.enum(steps).catch('wish'),
  kind: z.string().max(64).catch('report'),
  wish: z.string().max(2_000).catch(''),
  /** Title of the document; if empty, that of its first part. */
  title: z.string().max(160).catch(''),
  format: z.string().max(40).catch('auto'),
  room: z.enum(['one_page', 'flow']).catch('flow'),
  asks: runAsks.catch({}),
  brand: brandLook.catch(noBrand),
  /** Adjusted parts. Parts not listed here are kept, at the end. */
  outline: z.array(adjustedPart).max(500).catch([]),
  citesSources: z.boolean().catch(true),
});
export type CreationState = z.infer<typeof creationState>;

export const readState = (kept: unknown): CreationState => creationState.parse(kept ?? {});

export const emptyState: CreationState = readState({});
