import { z } from 'zod';
import { chartKinds } from '../choices.ts';
import { holds, isoDate, line } from '../limits.ts';

const chartSeries = z.strictObject({
  name: line.default(''),
  /** One for each label; null where there is none. A plan has days. */
  values: z.array(z.union([z.number(), isoDate, z.null()])).max(5_000),
  /** The values as they were written, such as '180k'; where absent they are formatted. */
  written: z.array(line.nullable()).max(5_000).optional(),
});

/** Figures as a drawing. Scales are computed; see the layout's charts. */
export const chart = z.strictObject({
  /** Upright or lying bars, by the labels, where absent. */
  kind: z.enum(chartKinds).optional(),
  /** The finding, as a sentence. */
  title: line,
  /** What is measured. */
  note: line.optional(),
  /** Title of the horizontal axis: 'Week of the school year'. */
  axis: line.optional(),
  /** What the values belong to: years, places, tasks. */
  labels: holds(line, 2, 12).max(5_000),
  /**
   * A plan (`gantt`) has two: starts and ends. A `waterfall` has one: totals at the marked labels, changes between
   * them. `parts` divides the bar of each label into named lengths.
   */
  series: holds(chartSeries, 1, 4).max(50),
  /** Written after each value: '%', 'km'. */
  unit: line.optional(),
  /** Labels or series that carry the finding. */
  mark: z.array(line).max(100).optional(),
  /** Labels to compare the marked ones with; a series named here is a tick at each bar instead of a bar. */
  compare: z.array(line).max(100).optional(),
  /** A level to reach; the whole of progress bars. */
  goal: z.strictObject({ value: z.number(), label: line }).optional(),
  /** What happened before the label named by `before`. In a plan: what the named task ends with. */
  events: z
    .array(z.strictObject({ before: line, label: line }))
    .max(50)
    .optional(),
  source: line.optional(),
});

export type Chart = z.infer<typeof chart>;
