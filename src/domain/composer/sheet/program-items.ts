import type { PromptReading } from '../../reader/read-prompt.ts';
import type { KindId } from '../page/kinds.ts';
import { factOf } from './clause-fact.ts';
import { timesIn } from './clause-values.ts';
import type { Statement } from './statements.ts';

const ordered: ReadonlySet<KindId | null> = new Set<KindId | null>(['program', 'agenda']);

/** Returns whether the clauses of a kind are read in their order. */
export const isOrdered = (kind: KindId | null): boolean => ordered.has(kind);

const mostly = 0.5;
const fewestItems = 4;
const mostInItem = 3;

/**
 * Returns the sentences that are the items of a program without times: where sentences divide it, commas don't, as in
 * 'Reading: Footprints, read by Ida. Hymn: Jerusalem'.
 */
export function programItems(
  text: string,
  reading: PromptReading,
  kind: KindId | null,
  statements: readonly Statement[],
): ReadonlySet<Statement> {
  if (!isOrdered(kind)) return new Set();
  const others = statements.filter(({ isOpening }) => !isOpening);
  const items = others.filter((statement) => {
    const { clauses } = statement;
    const range = { start: statement.title?.start ?? clauses[0]?.start ?? 0, end: clauses.at(-1)?.end ?? 0 };
    const isFact = clauses.some((clause) => {
      const slot = factOf(text, clause, reading)?.slot;
      return slot !== undefined && slot !== 'with' && slot !== 'from' && slot !== 'to';
    });
    return (
      clauses.length > 0 && clauses.length <= mostInItem && !isFact && timesIn(range, reading).length === 0
    );
  });
  return new Set(items.length >= fewestItems && items.length > others.length * mostly ? items : []);
}
