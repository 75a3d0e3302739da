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
        /** Drawn dashed: what comes back, or only now and then. */
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
  /** Grid cells, or parts of one, from the upper left corner: x, y, width, height. A section goes by the columns alone. */
  at: z.tuple([cell, cell, cell, cell]),
  /** How many beds, trees, houses or boreholes. */
  count: z.int().min(1).max(200).optional(),
});

const siteDiagram = z.strictObject({
  kind: z.enum(['plan', 'section']),
  /** What the drawing shows, for those who can't see it. */
  title: line,
  grid: z.tuple([cell, cell]),
  parts: z.array(drawnPart).min(1).max(60),
});

export const diagram = z.discriminatedUnion('kind', [flowDiagram, siteDiagram]);

export type Diagram = z.infer<typeof diagram>;
