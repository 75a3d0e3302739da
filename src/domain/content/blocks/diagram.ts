import { z } from 'zod';
import { planShapes, sectionShapes } from '../choices.ts';
import { line } from '../limits.ts';

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

export const diagram = z.discriminatedUnion('kind', [flowDiagram, siteDiagram]);

export type Diagram = z.infer<typeof diagram>;
