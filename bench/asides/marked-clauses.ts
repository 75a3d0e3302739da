import { type EvidencedClause, evidencedClauses } from '../../src/domain/composer/facts/clause-evidence.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import type { PromptModels } from '../../src/domain/reader/model/chain-model.ts';
import type { RowModels } from '../../src/domain/rows/read-rows.ts';
import type { MarkedPrompt } from './marked-prompts.ts';

/** A clause of a marked prompt. */
export interface MarkedClause {
  readonly clause: EvidencedClause;
  /** Whether most of its marked letters must not be printed. */
  readonly isHidden: boolean;
}

/** Weights other than the committed ones. */
export interface OwnModels {
  readonly rows?: RowModels;
  readonly prompts?: PromptModels;
}

/** Returns for each character of a prompt 1 if it is told, -1 if it must not be printed, and 0 otherwise. */
function signsOf({ pieces, text }: MarkedPrompt): Int8Array {
  const signs = new Int8Array(text.length);
  let at = 0;
  for (const { isFor, text: words } of pieces) {
    if (isFor !== null) signs.fill(isFor === 'writer' ? -1 : 1, at, at + words.length);
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
export function markedClauses(prompt: MarkedPrompt, today: string, own: OwnModels = {}): MarkedClause[] {
  const { asRead } = readRequest(prompt.text, { today, ...(own.prompts && { models: own.prompts }) });
  const signs = signsOf(prompt);
  const places = placesIn(prompt.text, asRead.text);
  return evidencedClauses(asRead.text, asRead.reading, own.rows).flatMap((clause) => {
    if (clause.namesKind) return [];
    let told = 0;
    let unprinted = 0;
    for (let at = clause.start; at < clause.end; at++) {
      if (!/[\p{L}\p{N}]/u.test(asRead.text[at] ?? '')) continue;
      const sign = signs[places[at] ?? 0] ?? 0;
      if (sign > 0) told += 1;
      else if (sign < 0) unprinted += 1;
    }
    return told + unprinted === 0 ? [] : [{ clause, isHidden: unprinted > told }];
  });
}
