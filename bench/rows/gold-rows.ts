import type { Token } from '../../src/domain/reader/tokenize.ts';
import {
  type OuterLabel,
  outerLabels,
  outerTag,
  outsideTag,
  plainRowTag,
  type RowRole,
  roleTag,
  rowRoles,
} from '../../src/domain/rows/row-labels.ts';
import type { RowPiece } from './read-row-examples.ts';

/** Returns the tags of a marked prompt. A token belongs to the piece it begins in; no phrase crosses lines. */
export function goldRowTags(tokens: readonly Token[], pieces: readonly RowPiece[]): Int32Array {
  const tags = new Int32Array(tokens.length).fill(outsideTag);
  let at = 0;
  let end = 0;
  let last = -1;
  for (const { text, label, row } of pieces) {
    end += text.length;
    for (let isFirst = true; at < tokens.length && (tokens[at]?.start ?? end) < end; at++, isFirst = false) {
      const beginsRow = row >= 0 && row !== last;
      const begins = isFirst || tokens[at]?.startsLine === true;
      if (row >= 0) {
        const role = label === null ? -1 : rowRoles.indexOf(label as RowRole);
        tags[at] = role < 0 ? plainRowTag(beginsRow) : roleTag(role, begins, beginsRow);
        last = row;
      } else if (label !== null) tags[at] = outerTag(outerLabels.indexOf(label as OuterLabel), begins);
    }
  }
  return tags;
}
