import { Parser } from 'htmlparser2';

/** Far deeper than any document; beyond it parsing gets slow. */
const deepestOpenElements = 2000;
/** Bounds the work per call. In UTF-16 units. */
const maxMarkupLength = 8_000_000;

/** Truncates markup at the maximum nesting depth; returns other markup unchanged. */
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
