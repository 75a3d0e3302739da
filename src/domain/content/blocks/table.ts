import { z } from 'zod';
import { line, prose } from '../limits.ts';

const alignments = ['left', 'right', 'center'] as const;

export const table = z.strictObject({
  caption: line.optional(),
  head: z.array(line).max(100),
  rows: z.array(z.array(prose).max(100)).max(5_000),
  /** Rows below the last one; on the last page of a long table. */
  foot: z.array(z.array(line).max(100)).max(20).optional(),
  /** Adds a row, labeled with this name, with the sums of the columns whose cells are all numbers. */
  sum: line.optional(),
  /**
   * Columns added on the right, in percent: the share of column `of` in its total, or the change from column
   * `from` to it. Column numbers start at 1.
   */
  computed: z
    .array(
      z.strictObject({
        title: line,
        of: z.int().min(1).max(100),
        from: z.int().min(1).max(100).optional(),
      }),
    )
    .max(4)
    .optional(),
  align: z.array(z.enum(alignments)).max(100).optional(),
  /** A column (starting at 1) whose numbers are also drawn as bars, on a scale between two values. */
  bars: z
    .strictObject({
      column: z.int().min(1).max(100),
      from: z.number(),
      to: z.number(),
      target: z.number().optional(),
    })
    .optional(),
  /** Whether to use small type, because the columns wouldn't fit otherwise. */
  tight: z.boolean().optional(),
});

export type Table = z.infer<typeof table>;
