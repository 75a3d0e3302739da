import { hashText } from '../reader/model/hash.ts';
import { createCategories, foldHash } from '../reader/model/input-categories.ts';
import {
  firstOfMore,
  type MoreInputs,
  type NetworkInputs,
  networkInputs,
} from '../reader/model/network-inputs.ts';
import type { RowContext } from './row-context.ts';

const bitsOfTerms = 32;
const categories = createCategories(
  {
    read: 64,
    sureness: 4,
    outline: 512,
    alike: 8,
    inClause: 64,
    inLine: 64,
    before: 256,
    after: 256,
    lastTerm: 256,
    repeated: 8,
    clauseOfLine: 64,
    page: 64,
  },
  [bitsOfTerms, bitsOfTerms],
  firstOfMore,
);

/** The row of all unknown words. */
export const unknownRowWord = categories.end;

const at7 = (count: number): number => Math.min(count, 7);

/** What the network of rows sees besides that of prompts: its labels, words of bills, and what surrounds each token. */
function moreInputs(context: RowContext): MoreInputs {
  const { tokens, columns, clauses, starts, outlines, times, valueKinds, lastValue, nextValue, lineStarts } =
    context;
  const n = tokens.length;
  const seen = new Map<number, number>();
  for (const word of columns.word) seen.set(word, (seen.get(word) ?? 0) + 1);
  const lineEnds = new Int32Array(n).fill(n);
  for (let at = n - 2; at >= 0; at--)
    lineEnds[at] = tokens[at + 1]?.startsLine ? at + 1 : (lineEnds[at + 1] ?? n);
  const kindOf = (at: number): number => (at < 0 ? 0 : (valueKinds[at] ?? 0));
  return {
    end: categories.end,
    add: (at, into) => {
      const put = (name: Parameters<typeof categories.rowOf>[0], value: number): void =>
        void into.push(categories.rowOf(name, value));
      const clause = clauses.at[at] ?? 0;
      const first = starts[clause] ?? 0;
      const next = starts[clause + 1] ?? n;
      const lineStart = lineStarts[at] ?? 0;
      const lineEnd = lineEnds[at] ?? n;
      const [before, after] = [lastValue[at] ?? -1, nextValue[at] ?? -1];
      const outline = outlines[clause] ?? '';
      const term = context.lastTerm[at] ?? -1;
      const lineClause = clauses.at[lineStart] ?? 0;
      categories.addBits(0, context.terms[at] ?? 0, into);
      categories.addBits(1, context.clauseTerms[clause] ?? 0, into);
      put('read', context.read[at] ?? 0);
      put('sureness', context.sureness[at] ?? 0);
      put('outline', foldHash(hashText(outline)));
      put('alike', at7(times.get(outline) ?? 0));
      put('inClause', at7(at - first) * 8 + at7(next - at - 1));
      put('inLine', at7(at - lineStart) * 8 + at7(lineEnd - at - 1));
      put('before', before < 0 ? 127 : (before >= first ? 128 : 0) + at7(at - before) * 16 + kindOf(before));
      put('after', after < 0 ? 127 : (after < next ? 128 : 0) + at7(after - at) * 16 + kindOf(after));
      put('lastTerm', term < 0 ? 255 : foldHash(context.terms[term] ?? 0));
      put('repeated', at7(seen.get(columns.word[at] ?? 0) ?? 0));
      put('clauseOfLine', at7(clause - lineClause) * 8 + at7((clauses.at[lineEnd - 1] ?? 0) - clause));
      put('page', (context.layout * 2 + context.isSigned) * 5 + Math.min(Math.floor((5 * at) / n), 4));
    },
  };
}

/** Returns the inputs of the network of rows. */
export const rowInputs = (context: RowContext, words: ReadonlyMap<number, number>): NetworkInputs =>
  networkInputs(context, words, { more: moreInputs(context) });
