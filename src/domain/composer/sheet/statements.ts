import type { PromptReading } from '../../reader/read-prompt.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { rowClauses } from '../facts/row-clauses.ts';
import { type Clause, overlaps, type Range } from '../facts/text-clauses.ts';

/** A sentence of the prompt: clauses, and the words before a colon that name them. */
export interface Statement {
  readonly title: Range | null;
  readonly clauses: readonly Range[];
  /** Whether it goes on the sentence of the opening words. */
  readonly isOpening?: boolean;
}

const longestTitle = 44;
const mostTitleWords = 5;
/** From this confidence on, a clause is a wish about the page rather than a fact of it. */
const surelyWish = 0.65;

const isTitle = (text: string, { start, end }: Range): boolean =>
  end - start <= longestTitle && text.slice(start, end).split(/\s+/).length <= mostTitleWords;

/** Joins what a dash separates: 'Budget – Priya (15 min)' is one clause. */
function joinDashes(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const before = result.at(-1);
    if (before && /^\s*[–—]\s*$/u.test(text.slice(before.end, clause.start)))
      result[result.length - 1] = { ...before, end: clause.end };
    else result.push(clause);
  }
  return result;
}

/** Returns whether a clause only says how the page should look or read. */
function isWish(clause: Range, { spans }: PromptReading): boolean {
  const touching = spans.filter((span) => overlaps(span, clause));
  return (
    touching.length > 0 &&
    touching.every(({ label, confidence }) => unprinted.has(label) && confidence >= surelyWish)
  );
}

/** Returns the clauses of a prompt behind a position. */
const clausesBehind = (text: string, from: number, reading: PromptReading): readonly Clause[] =>
  joinDashes(
    text,
    rowClauses(text, reading)
      .filter(({ end }) => end > from)
      .map((clause) => ({ ...clause, start: Math.max(clause.start, from) })),
  );

/** Returns the statements behind the opening words of a prompt. */
export function statementsOf(text: string, from: number, reading: PromptReading): readonly Statement[] {
  const statements: { title: Range | null; clauses: Range[]; isOpening?: boolean }[] = [];
  let end = from;
  for (const clause of clausesBehind(text, from, reading)) {
    const open = statements.at(-1);
    const between = text.slice(end, clause.start);
    end = clause.end;
    const before = open?.clauses.at(-1);
    if (!open || clause.after === 'sentence' || /[;；]/u.test(between)) {
      statements.push({
        title: null,
        clauses: [clause],
        isOpening: !open && (clause.after === 'comma' || clause.start === from),
      });
    } else if (clause.after === 'colon' && before) {
      const isOnly = open.clauses.length === 1 && open.title === null;
      open.clauses.pop();
      if (!isTitle(text, before)) open.clauses.push({ start: before.start, end: clause.end });
      else if (isOnly) statements[statements.length - 1] = { ...open, title: before, clauses: [clause] };
      else {
        if (open.clauses.length === 0) statements.pop();
        statements.push({
          title: before,
          clauses: [clause],
          isOpening: open.isOpening === true && open.title === null,
        });
      }
    } else open.clauses.push(clause);
  }
  return statements
    .map(({ clauses, ...others }) => ({
      ...others,
      clauses: clauses.filter((clause) => !isWish(clause, reading)),
    }))
    .filter(({ title, clauses }) => title !== null || clauses.length > 0);
}
