import { type EvidencedClause, evidencedClauses } from '../../src/domain/composer/facts/clause-evidence.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import type { RowModels } from '../../src/domain/rows/read-rows.ts';
import type { RowExample, RowPiece } from '../rows/read-row-examples.ts';

/** A clause of a marked prompt. */
export interface MarkedClause {
  readonly clause: EvidencedClause;
  readonly text: string;
  /** Whether most of its marked letters must not be printed. */
  readonly isHidden: boolean;
}

const hidden: ReadonlySet<RowPiece['label']> = new Set<RowPiece['label']>(['hide', 'wish', 'cmd']);

/** Returns for each character of a prompt 1 if it is told, -1 if it must not be printed, and 0 otherwise. */
function signsOf({ pieces, text }: RowExample): Int8Array {
  const signs = new Int8Array(text.length);
  let at = 0;
  for (const { label, text: words } of pieces) {
    if (label !== null && label !== 'kind') signs.fill(hidden.has(label) ? -1 : 1, at, at + words.length);
    at += words.length;
  }
  return signs;
}

/** Returns the place in a typed text of each character of the same text with its apostrophes and capitals. */
function placesIn(typed: string, text: string): Int32Array {
  const places = new Int32Array(text.length);
  let place = 0;
  for (let at = 0; at < text.length; at++) {
    places[at] = Math.min(place, typed.length - 1);
    const [own = '', theirs = ''] = [text[at], typed[place]];
    const isAdded = /['’]/.test(own) && own !== theirs && !/['’‘]/.test(theirs);
    if (!isAdded) place += 1;
  }
  return places;
}

/** Returns the clauses of a prompt that name no kind and have a mark. */
export function markedClauses(example: RowExample, today: string, models?: RowModels): MarkedClause[] {
  const { asRead } = readRequest(example.text, { today });
  const signs = signsOf(example);
  const places = placesIn(example.text, asRead.text);
  return evidencedClauses(asRead.text, asRead.reading, models).flatMap((clause) => {
    if (clause.namesKind) return [];
    let told = 0;
    let unprinted = 0;
    for (let at = clause.start; at < clause.end; at++) {
      if (!/[\p{L}\p{N}]/u.test(asRead.text[at] ?? '')) continue;
      const sign = signs[places[at] ?? 0] ?? 0;
      if (sign > 0) told += 1;
      else if (sign < 0) unprinted += 1;
    }
    const text = asRead.text.slice(clause.start, clause.end);
    return told + unprinted === 0 ? [] : [{ clause, text, isHidden: unprinted > told }];
  });
}
