import { z } from 'zod';
import type { Patch } from '../domain/document/patch.ts';

const id = z.string().min(1).max(64);

const patchWith = (html: z.ZodString) =>
  z.discriminatedUnion('op', [
    z.object({ op: z.literal('replace'), id, html }),
    z.object({ op: z.literal('insert'), pageId: id, afterId: id.nullable(), html }),
    z.object({ op: z.literal('move'), id, pageId: id, afterId: id.nullable() }),
    z.object({ op: z.literal('remove'), id }),
    z.object({ op: z.literal('set_text'), id, text: z.string().max(50_000) }),
    z.object({
      op: z.literal('set_attribute'),
      id,
      name: z.string().max(40),
      value: z.string().max(2000).nullable(),
    }),
    z.object({ op: z.literal('set_token'), name: z.string().max(41), value: z.string().max(200).nullable() }),
    z.object({
      op: z.literal('set_document'),
      name: z.enum(['format', 'orientation', 'direction', 'theme', 'lang', 'title']),
      value: z.string().max(300),
    }),
    z.object({ op: z.literal('add_page'), afterId: id.nullable(), html }),
    z.object({ op: z.literal('remove_page'), id }),
  ]) satisfies z.ZodType<Patch>;

/** Patches of one model call. */
export const patchList = z
  .array(patchWith(z.string().max(200_000)))
  .min(1)
  .max(200);

/** Patches of one manual edit. The limit is larger because a block may contain an image. */
export const handPatchList = z
  .array(patchWith(z.string().max(3_000_000)))
  .min(1)
  .max(200);
