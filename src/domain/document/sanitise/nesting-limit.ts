import { Parser } from 'htmlparser2';

/** No document nests so deep; a parser's stack grows costly beyond it. */
const deepestOpenElements = 2000;
/** Bytes of text are cheap; this bounds the work of one call. Counted in UTF-16 units. */
const maxMarkupLength = 8_000_000;

/**
 * Markup up to the point where it opens more elements inside each other than any document does; the rest is cut
 * off. Markup that stays within comes back as it is.
 */
export function withinNestingLimit(html: string): string {
  const bounded = html.length > maxMarkupLength ? html.slice(0, maxMarkupLength) : html;
  if (bounded.split('<', deepestOpenElements + 2).length <= deepestOpenElements + 1) return bounded;
  let depth = 0;
  let cutAt = -1;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > deepestOpenElements && cutAt < 0) {
        cutAt = parser.startIndex;
        parser.pause();
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(bounded);
  if (cutAt < 0) return bounded;
  return bounded.slice(0, cutAt);
}
