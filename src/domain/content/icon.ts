import { z } from 'zod';

/** What an icon shows, in one or two words: 'leaf', 'clock', 'shield check'. The layout finds the drawing. */
export const icon = z
  .string()
  .max(40)
  .regex(/^[\p{L}\d][\p{L}\d -]*$/u);
