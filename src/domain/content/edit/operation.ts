import { z } from 'zod';
import { block } from '../blocks/blocks.ts';
import { head, page } from '../document-content.ts';
import { id } from '../limits.ts';
import { look } from '../look.ts';

/**
 * Path of a field: the id of a page or block, then names and indices (starting at 0): 'p2.title',
 * 'p2.items.0.text', 'b3.table.rows.1.2'. Fields of the document itself start with 'head' or are 'title',
 * 'kind' or 'language'.
 */
const fieldPath = z
  .string()
  .max(200)
  .regex(/^[a-z][a-zA-Z0-9-]*(?:\.[a-zA-Z0-9]+)*$/);

/** A change of content. A list of operations is applied completely or not at all; see apply-operations.ts. */
export const operation = z.discriminatedUnion('op', [
  /** A null `value` removes an optional field. */
  z.strictObject({ op: z.literal('set'), at: fieldPath, value: z.json() }),
  /** `at` is the path of the list; `index` starts at 0. */
  z.strictObject({ op: z.literal('insert_item'), at: fieldPath, index: z.int().min(0), value: z.json() }),
  z.strictObject({ op: z.literal('remove_item'), at: fieldPath, index: z.int().min(0) }),
  z.strictObject({ op: z.literal('replace_page'), id, page }),
  z.strictObject({ op: z.literal('replace_block'), id, block }),
  /** Inserts after the page with the id `after`, or first. */
  z.strictObject({ op: z.literal('insert_page'), after: id.nullable(), page }),
  /** Inserts into the page `in`, after its block `after`, or first. */
  z.strictObject({ op: z.literal('insert_block'), in: id, after: id.nullable(), block }),
  /** Moves a page or a block. A block moves to the page `in`, or within its own page if absent. */
  z.strictObject({ op: z.literal('move'), id, in: id.optional(), after: id.nullable() }),
  z.strictObject({ op: z.literal('remove'), id }),
  z.strictObject({ op: z.literal('set_look'), look: look.partial() }),
  z.strictObject({ op: z.literal('set_head'), head }),
]);

export type Operation = z.infer<typeof operation>;
