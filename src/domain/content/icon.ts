import { z } from 'zod';

/** What an icon shows, in a word or two: 'leaf', 'clock', 'shield check'. The layout finds a drawing for it. */
export const icon = z
  .string()
  .max(40)
  .regex(/^[\p{L}\d][\p{L}\d -]*$/u);
