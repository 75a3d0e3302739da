import { z } from 'zod';
import type { Patch } from '../../../domain/document/patch.ts';

const id = z.string().min(1).max(64);
const html = z.string().max(200_000);

const patch = z.discriminatedUnion('op', [
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

export const patchList = z.array(patch).min(1).max(200);
