import { z } from 'zod';
import { ideaKinds, planShapes, sectionShapes } from '../choices.ts';
import { icon } from '../icon.ts';
import { holds, line } from '../limits.ts';

const flowDiagram = z.strictObject({
  kind: z.literal('flow'),
  links: z
    .array(
      z.strictObject({
        from: line,
        to: line,
        text: line.optional(),
        /** Dashed: feedback, or an occasional flow. */
        back: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(60),
});

const cell = z.number().min(0).max(100);

const drawnPart = z.strictObject({
  name: line,
  text: line.optional(),
  shape: z.enum([...new Set([...planShapes, ...sectionShapes])]),
  /**
   * Grid cells, in fractions if needed, from the upper left corner: x, y, width, height. A section uses only
   * the columns.
   */
  at: z.tuple([cell, cell, cell, cell]),
  /** Number of beds, trees, houses or boreholes. */
  count: z.int().min(1).max(200).optional(),
});

const siteDiagram = z.strictObject({
  kind: z.enum(['plan', 'section']),
  /** Alternative text of the drawing. */
  title: line,
  grid: z.tuple([cell, cell]),
  parts: z.array(drawnPart).min(1).max(60),
});

const idea = z.strictObject({
  title: line,
  text: line.optional(),
  icon: icon.optional(),
  /** Depth in the tree: an item of level 2 belongs to the last one above it without a level, and so on. */
  level: z.int().min(2).max(6).optional(),
  /** The sets of a Venn diagram that share this item, counted from 1. */
  sets: z.array(z.int().min(1).max(12)).min(2).max(12).optional(),
  /** How high a stage of a journey is; below 0 is unpleasant. */
  value: z.number().min(-100).max(100).optional(),
});

const ideaDiagram = z.strictObject({
  kind: z.enum(ideaKinds),
  /** Alternative text. */
  title: line.optional(),
  /** The middle of a hub or cycle, the effect of a fishbone, the top of an org chart. */
  center: line.optional(),
  /** Titles of the axes of a matrix. */
  x: line.optional(),
  y: line.optional(),
  items: holds(idea, 2, 12),
});

export const diagram = z.discriminatedUnion('kind', [flowDiagram, siteDiagram, ideaDiagram]);

export type Diagram = z.infer<typeof diagram>;
export type IdeaDiagram = z.infer<typeof ideaDiagram>;
export type Idea = IdeaDiagram['items'][number];

export const isIdeaDiagram = (given: Diagram): given is IdeaDiagram => 'items' in given;
