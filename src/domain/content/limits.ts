import { z } from 'zod';

/**
 * Hard limits on hostile input, far above what a page can hold. The capacity of a layout is given by `holds`,
 * as a description in JSON Schema. It is never a reason to reject content: the layout continues on a further
 * page.
 */
export const mostItems = 500;
export const mostPages = 200;
export const longestLine = 2_000;
export const longestProse = 20_000;

/** Text on one line: a title, a label, a value. Inline Markdown and `[[placeholders]]`; see text/inline-text.ts. */
export const line = z.string().max(longestLine);
/** Running text with inline Markdown and `[[placeholders]]`; `\n` is a line break. */
export const prose = z.string().max(longestProse);

/** A calendar day as YYYY-MM-DD. */
export const isoDate = z.iso.date();

/** Short ids, unique in a document. Writers leave them out; see assign-ids.ts. */
export const id = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/**
 * A list with the number of entries that its layout holds.
 * @param fewest fewest entries that make sense
 * @param most maximum number of entries that fit one page at a readable size
 */
export function holds<Item extends z.ZodType>(item: Item, fewest: number, most: number) {
  const range = fewest === most ? String(most) : `${fewest} to ${most}`;
  return z.array(item).max(mostItems).describe(`holds ${range}`);
}
