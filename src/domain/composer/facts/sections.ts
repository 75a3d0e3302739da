import type { ReaderLanguage } from '../../reader/languages.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isSentenceEnd, longestRead, splitList } from './text-clauses.ts';

/** A part of a prompt that names itself: 'Starters: soup, salad.' */
export interface PromptSection {
  readonly title: string;
  readonly items: readonly string[];
  /** Whether the items are steps, one after the other. */
  readonly isOrdered?: boolean;
  readonly start: number;
  readonly end: number;
}

const longestTitle = 40;
const mostWords = 4;
/** One part in the sentence that asks for the page is its list or a fact, not a structure. */
const fewestSections = 2;

/** Splits a text at the given marks and drops the period at the end of each part. */
const itemsOf = (text: string, marks: ReadonlySet<string>): string[] =>
  splitList(text, marks)
    .map((each) =>
      each
        .trim()
        .replace(/[.。]$/, '')
        .trim(),
    )
    .filter(Boolean);

const semicolons: ReadonlySet<string> = new Set([';', '；']);
const commas: ReadonlySet<string> = new Set([',', '、', '，', '،']);

/** Lines and sentences with where they begin. */
export function statements(
  text: string,
  language: ReaderLanguage,
): { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  let from = 0;
  const push = (end: number): void => {
    if (text.slice(from, end).trim() !== '') found.push({ text: text.slice(from, end), start: from });
  };
  for (let at = 0; at < text.length; at++) {
    if (!isSentenceEnd(text, at, language)) continue;
    push(text.charAt(at) === '\n' ? at : at + 1);
    from = at + 1;
  }
  push(text.length);
  return found;
}

/** Where a title begins and where its colon is. */
interface TitleAt {
  readonly start: number;
  readonly colon: number;
}

/** The words before each colon of a statement, where they can name a part. */
function titlesOf(statement: string): readonly TitleAt[] {
  const titles: TitleAt[] = [];
  for (const { index: colon } of statement.matchAll(/[:：](?!\d|\/\/)/g)) {
    const before = statement.slice(0, colon);
    const from =
      Math.max(-1, ...[',', ';', '，', '；', '、', ':', '：'].map((mark) => before.lastIndexOf(mark))) + 1;
    const title = before.slice(from).trim();
    const isTitle = title !== '' && title.length <= longestTitle && title.split(/\s+/).length <= mostWords;
    if (isTitle)
      titles.push({
        start: from + (before.slice(from).length - before.slice(from).trimStart().length),
        colon,
      });
  }
  return titles;
}

/**
 * The sections that a prompt gives itself by words before a colon: 'Starters: soup, salad. Mains: pie' and 'starters:
 * soup; mains: pie'. Items are as typed; text without separators is one.
 * @returns none where there is only one in the sentence that asks for the page
 */
export function sectionsOf(text: string, language: ReaderLanguage): readonly PromptSection[] {
  const sections: PromptSection[] = [];
  for (const statement of statements(text.slice(0, longestRead), language)) {
    const titles = titlesOf(statement.text);
    for (const [at, { start, colon }] of titles.entries()) {
      const next = titles[at + 1];
      const end = next ? next.start : statement.text.length;
      const rest = trimEndOf(statement.text.slice(colon + 1, end).trim(), ' ,;，；、');
      if (rest === '') continue;
      // Where several parts share a statement, its semicolons are between them.
      const byMark = titles.length > 1 ? [] : itemsOf(rest, semicolons);
      sections.push({
        title: statement.text.slice(start, colon).trim(),
        items: byMark.length > 1 ? byMark : itemsOf(rest, commas),
        start: statement.start + start,
        end: statement.start + statement.text.slice(0, end).trimEnd().length,
      });
    }
  }
  const [only] = sections;
  const first = statements(text.slice(0, longestRead), language)[0];
  const isApart = only !== undefined && first !== undefined && only.start >= first.start + first.text.length;
  return sections.length >= fewestSections || isApart ? sections : [];
}

/** What follows the ingredients of a recipe, as its steps; null where nothing does. */
export function methodOf(text: string, from: number, language: ReaderLanguage): PromptSection | null {
  const told = statements(text.slice(0, longestRead), language).filter(({ start }) => start >= from);
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last) return null;
  const sentences = told.flatMap((statement) => itemsOf(statement.text, semicolons));
  const steps = sentences.length > 1 ? sentences : itemsOf(first.text, commas);
  const { method } = pageWordsOf(language).labels;
  const end = last.start + last.text.trimEnd().length;
  const start = end - text.slice(first.start, end).trimStart().length;
  return { title: method, items: steps, isOrdered: true, start, end };
}
