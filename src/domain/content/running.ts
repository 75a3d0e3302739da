import { z } from 'zod';

/** Names in braces that a running line replaces: 'Page {page} of {pages}'. */
export const runningNames = ['page', 'pages', 'title', 'date', 'organization', 'logo'] as const;
export type RunningName = (typeof runningNames)[number];

const part = z.string().max(200);

/** A line of up to three texts in the margin of each page. */
const runningLine = z.strictObject({
  left: part.optional(),
  center: part.optional(),
  right: part.optional(),
});
export type RunningLine = z.infer<typeof runningLine>;

/** Running head and foot. They replace the lines that a layout repeats on further pages and slides. */
export const running = z.strictObject({
  head: runningLine.optional(),
  foot: runningLine.optional(),
  /** Whether the first page has them, too; it does unless this is false. */
  first: z.boolean().optional(),
});
export type Running = z.infer<typeof running>;
