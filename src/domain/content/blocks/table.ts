import { z } from 'zod';
import { line, prose } from '../limits.ts';

const alignments = ['left', 'right', 'center'] as const;

export const table = z.strictObject({
  caption: line.optional(),
  head: z.array(line).max(100),
  rows: z.array(z.array(prose).max(100)).max(5_000),
  /** Rows below the last one, on the last page of a long table. */
  foot: z.array(z.array(line).max(100)).max(20).optional(),
  /** Adds a row with the sums of the columns whose cells are all numbers, under this name. */
  sum: line.optional(),
  /**
   * Columns added on the right, in percent: the share of column `of` in its sum, or the change from column `from` to
   * it. Columns are counted from 1.
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
  /** A column (counted from 1) whose numbers are drawn as bars as well, on a scale from one value to another. */
  bars: z
    .strictObject({
      column: z.int().min(1).max(100),
      from: z.number(),
      to: z.number(),
      target: z.number().optional(),
    })
    .optional(),
  /** Small type, because its columns would not fit side by side otherwise. */
  tight: z.boolean().optional(),
});

export type Table = z.infer<typeof table>;
