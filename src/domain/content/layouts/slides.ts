import { z } from 'zod';
import { block, entry } from '../blocks/blocks.ts';
import { chart } from '../blocks/chart.ts';
import { diagram } from '../blocks/diagram.ts';
import { figure } from '../blocks/figure.ts';
import { table } from '../blocks/table.ts';
import { icon } from '../icon.ts';
import { holds, line, prose } from '../limits.ts';
import { pageBase } from './page-base.ts';

/** `label` is the small line above the title: 'The problem'. */
const slideBase = { ...pageBase, label: line.optional() };

const point = z.strictObject({
  /** A letter, number or short word before the title. */
  marker: line.optional(),
  title: line,
  text: prose,
  icon: icon.optional(),
  diagram: diagram.optional(),
});

/** First slide. Few words, with an illustration. */
export const cover = z.strictObject({
  ...slideBase,
  layout: z.literal('cover'),
  title: line,
  subtitle: line.optional(),
  hero: figure.optional(),
  chart: chart.optional(),
});

/** One important sentence in large type. */
export const statement = z.strictObject({
  ...slideBase,
  layout: z.literal('statement'),
  title: line,
  text: prose.optional(),
});

/** A claim with two to six short points. */
export const points = z.strictObject({
  ...slideBase,
  layout: z.literal('points'),
  title: line,
  items: holds(point, 2, 6),
});

export const figuresSlide = z.strictObject({
  ...slideBase,
  layout: z.literal('figures'),
  title: line,
  items: holds(figure, 1, 4),
});

export const chartSlide = z.strictObject({
  ...slideBase,
  layout: z.literal('chart'),
  title: line,
  chart,
  takeaway: prose.optional(),
  /** The number that summarizes the chart. */
  hero: figure.optional(),
  ask: figure.optional(),
  items: holds(entry, 0, 3).optional(),
});

export const tableSlide = z.strictObject({
  ...slideBase,
  layout: z.literal('table'),
  title: line,
  table,
});

export const quoteSlide = z.strictObject({
  ...slideBase,
  layout: z.literal('quote'),
  text: prose,
  by: line.optional(),
  /** Next steps, below the quote. */
  items: holds(entry, 0, 3).optional(),
});

/** A title with any blocks. Continues on further slides. */
export const textSlide = z.strictObject({
  ...slideBase,
  layout: z.literal('text'),
  title: line,
  blocks: z.array(block).max(2_000),
});

/** Last slide: your request, if any, and the next steps. */
export const closing = z.strictObject({
  ...slideBase,
  layout: z.literal('closing'),
  title: line,
  ask: figure.optional(),
  items: holds(entry, 0, 4),
});
