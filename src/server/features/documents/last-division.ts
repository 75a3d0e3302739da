import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';

/*
 * How documents were last divided into pages, in memory. An edit of a few words rarely moves a page break, so the next
 * version can be divided the same way while it is still being measured. Whether that was right is always checked.
 */

/** Longer documents are divided in a thread, and are worth no guess. */
const longestMarkup = 100_000;
const mostDocuments = 64;

/** By the ids of the blocks; the most recent one is last. */
const divisions = new Map<string, readonly FlowOfPage[]>();

const keyOf = (html: string): string => (html.match(/ data-id="[^"]{1,100}"/g) ?? []).join('');

/** Returns the flows of the last version with the same blocks. */
export function lastDivision(html: string): readonly FlowOfPage[] | undefined {
  return html.length > longestMarkup ? undefined : divisions.get(keyOf(html));
}

/** Remembers how a document was divided; without flows it fits its pages, and there is nothing to guess. */
export function rememberDivision(html: string, flows: readonly FlowOfPage[]): void {
  if (html.length > longestMarkup) return;
  const key = keyOf(html);
  divisions.delete(key);
  if (flows.length > 0) divisions.set(key, flows);
  for (const oldest of divisions.keys()) {
    if (divisions.size <= mostDocuments) break;
    divisions.delete(oldest);
  }
}
