import { z } from 'zod';
import { chartKinds } from '../choices.ts';
import { holds, isoDate, line } from '../limits.ts';

const chartSeries = z.strictObject({
  name: line.default(''),
  /** One per label; null if missing. A plan has dates. */
  values: z.array(z.union([z.number(), isoDate, z.null()])).max(5_000),
  /** The values as written, such as '180k'. Missing ones are formatted. */
  written: z.array(line.nullable()).max(5_000).optional(),
});

/** A chart. Scales are computed by the layout. */
export const chart = z.strictObject({
  /** If absent, the labels decide between vertical and horizontal bars. */
  kind: z.enum(chartKinds).optional(),
  /** The finding, as a sentence. */
  title: line,
  /** What the values measure. */
  note: line.optional(),
  /** Title of the horizontal axis: 'Week of the school year'. */
  axis: line.optional(),
  /** What each value belongs to: years, places, tasks. */
  labels: holds(line, 2, 12).max(5_000),
  /**
   * A plan (`gantt`) has two: starts and ends. A `waterfall` has one: totals at the marked labels, changes
   * between them. `parts` divides each label's bar into named segments. `combined` draws the last one as a
   * line. `scatter` has x and y, `bubble` also sizes, `slope` a before and an after. `histogram` counts the
   * values of the first. `sankey` has the amounts that flow from each label to each series.
   */
  series: holds(chartSeries, 1, 4).max(50),
  /** Written after each value: '%', 'km'. */
  unit: line.optional(),
  /** Labels or series to highlight. */
  mark: z.array(line).max(100).optional(),
  /** Labels to compare with the highlighted ones. A series named here is drawn as a tick at each bar. */
  compare: z.array(line).max(100).optional(),
  /** A target value; 100% in progress bars. */
  goal: z.strictObject({ value: z.number(), label: line }).optional(),
  /** Events before the label in `before`. In a plan: the milestone at the end of that task. */
  events: z
    .array(z.strictObject({ before: line, label: line }))
    .max(50)
    .optional(),
  source: line.optional(),
});

export type Chart = z.infer<typeof chart>;
