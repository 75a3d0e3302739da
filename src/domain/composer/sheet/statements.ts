import type { PromptReading } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { rowClauses, rowsOf } from '../facts/row-clauses.ts';
import { type Clause, overlaps, type Range, textClauses } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { wordsOf } from './clause-values.ts';

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

const leastWish = 0.5;
/** What both readers take for a wish needs less. */
const leastRead = 0.3;

let last: { text: string; reading: PromptReading; start: number } | undefined;

/**
 * Returns where the sentences at the end of a prompt begin that are wishes about the page: words without a number, a
 * name or a contact, most of them labeled as wishes.
 */
export function wishesStart(text: string, reading: PromptReading): number {
  if (last?.text === text && last.reading === reading) return last.start;
  const { spans, values, language } = reading;
  const { instructions } = pageWordsOf(language);
  const { others } = rowsOf(text, reading);
  let start = text.length;
  let end = text.length;
  for (const clause of [...textClauses(text, language)].reverse()) {
    if (clause.after !== 'sentence') continue;
    const said = text.slice(clause.start, end);
    // What was taken out behind the sentence says nothing about it.
    const sentence = { start: clause.start, end: clause.start + trimEndOf(said, ' \n,;.:!').length };
    const touching = spans.filter((span) => overlaps(span, sentence));
    const wishes = touching.filter(({ label }) => unprinted.has(label));
    const sure = wishes.reduce((sum, { confidence }) => sum + confidence, 0) / wishes.length;
    const isAsked =
      instructions !== undefined &&
      hasWordOf(said, instructions.looks) &&
      tokenize(said)
        .slice(0, 2)
        .some(({ folded }) => isWordOf(folded, instructions.subjects));
    const isPlain =
      !/\d/.test(said) &&
      (language === 'de' || !/\s\p{Lu}/u.test(said)) &&
      values.every((value) => !overlaps(value, sentence));
    // Spaces stand in place of a wish that was found by its words, also at the start of the sentence.
    const isRead =
      /\s{4}/.test(said.trim()) ||
      /\s{4}[,;]? ?$/.test(text.slice(Math.max(0, sentence.start - 6), sentence.start)) ||
      others.some((other) => other.label === 'wish' && overlaps(other, sentence));
    // 'Keep dogs on a lead' is no note to the writer only because one reader says so.
    const isOfPage = wishes.every(({ label }) => label !== 'note' && label !== 'tone') && sure >= leastWish;
    const isMostly = wishes.length > 0 && wishes.length * 2 >= touching.length;
    const isWished = isAsked || (isMostly && ((isRead && sure >= leastRead) || isOfPage));
    if (!isPlain || !isWished || clause.start === 0) break;
    start = clause.start;
    end = clause.start;
  }
  last = { text, reading, start };
  return start;
}

/** Returns whether a clause only says how the page should look or read. */
export function isWish(text: string, clause: Range, reading: PromptReading): boolean {
  const { spans } = reading;
  if (clause.start >= wishesStart(text, reading)) return true;
  const touching = spans.filter((span) => overlaps(span, clause));
  const wishes = touching.filter(({ label }) => unprinted.has(label));
  const isSure = wishes.some(({ confidence }) => confidence >= surelyWish);
  if (!isSure || wishes.length < touching.length) return false;
  return (
    wishes.every(({ confidence }) => confidence >= surelyWish) ||
    rowsOf(text, reading).others.some(
      ({ label, start, end, confidence }) =>
        label === 'wish' && confidence >= surelyWish && start <= clause.start && end >= clause.end,
    )
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

const titleDash = / [-–—] /u;
const fewestTitled = 2;

/** 'Starters - soup 7, pie 9; mains - …': where several statements begin so, the words before the dash are titles. */
function withDashTitles(text: string, statements: readonly Statement[]): readonly Statement[] {
  const dashOf = ({ title, clauses: [first, ...others] }: Statement): RegExpExecArray | null => {
    if (title !== null || !first || others.length === 0) return null;
    const dash = titleDash.exec(text.slice(first.start, first.end));
    const isOnly = others.every(({ start, end }) => !titleDash.test(text.slice(start, end)));
    return dash && isOnly && isTitle(text, { start: first.start, end: first.start + dash.index })
      ? dash
      : null;
  };
  if (statements.filter((statement) => dashOf(statement) !== null).length < fewestTitled) return statements;
  return statements.map((statement) => {
    const dash = dashOf(statement);
    const [first, ...others] = statement.clauses;
    if (!dash || !first) return statement;
    const at = first.start + dash.index;
    return {
      title: { start: first.start, end: at },
      clauses: [{ start: at + dash[0].length, end: first.end }, ...others],
    };
  });
}

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
  return withDashTitles(text, statements)
    .map(({ clauses, title, ...others }) => ({
      ...others,
      title: title && isWish(text, title, reading) ? null : title,
      clauses: clauses.filter((clause) => !isWish(text, clause, reading)),
    }))
    .filter(({ title, clauses }) => title !== null || clauses.length > 0);
}

/** Returns the words of a statement with its title. */
export const wordsOfStatement = (text: string, { title, clauses }: Statement): string =>
  wordsOf(text, title?.start ?? clauses[0]?.start ?? 0, clauses.at(-1)?.end ?? title?.end ?? 0);
