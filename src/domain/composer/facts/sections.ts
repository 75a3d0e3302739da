import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { isSentenceEnd, longestRead, splitList, textClauses } from './text-clauses.ts';

/** A titled part of a prompt: 'Starters: soup, salad.' */
export interface PromptSection {
  readonly title: string;
  readonly items: readonly string[];
  readonly start: number;
  readonly end: number;
}

const longestTitle = 40;
const mostWords = 4;
/** A single title in the sentence that asks for the page is a list or a fact, not a section. */
const fewestSections = 2;

const titleMarks = [',', ';', '，', '；', '、', ':', '：'];
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

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

/** Returns lines and sentences with their start positions. */
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

/** Start positions of a title and its colon. */
interface TitleAt {
  readonly start: number;
  readonly colon: number;
}

/** Returns the words before each colon of a statement that can be a section title. */
function titlesOf(statement: string): readonly TitleAt[] {
  const titles: TitleAt[] = [];
  for (const { index: colon } of statement.matchAll(/[:：](?!\d|\/\/)/g)) {
    const before = statement.slice(0, colon);
    // Scripts without spaces between words use a space like a comma.
    const marks = isUnspaced.test(before.slice(-longestTitle)) ? [...titleMarks, ' ', '　'] : titleMarks;
    const from = Math.max(-1, ...marks.map((mark) => before.trimEnd().lastIndexOf(mark))) + 1;
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
 * Returns the sections that a prompt titles with words before a colon: 'Starters: soup, salad. Mains: pie'
 * and 'starters: soup; mains: pie'. Items are as typed; text without separators is one item.
 * @returns an empty list if the sentence that asks for the page has only one
 */
export function sectionsOf(text: string, language: ReaderLanguage): readonly PromptSection[] {
  const sections: PromptSection[] = [];
  for (const statement of statements(text.slice(0, longestRead), language)) {
    const titles = titlesOf(statement.text);
    let numberAt: number | null = null;
    for (const [at, title] of titles.entries()) {
      const { colon } = title;
      const start = numberAt ?? title.start;
      numberAt = null;
      const next = titles[at + 1];
      const end = next ? next.start : statement.text.length;
      const rest = trimEndOf(statement.text.slice(colon + 1, end).trim(), ' ,;，；、');
      if (rest === '') {
        // The number of '4: Focus: renewals' belongs to its section.
        if (/^\d+$/.test(statement.text.slice(title.start, colon).trim())) numberAt = title.start;
        continue;
      }
      // If several sections share a statement, semicolons separate the sections.
      const byMark = titles.length > 1 ? [] : itemsOf(rest, semicolons);
      sections.push({
        title: statement.text.slice(title.start, colon).trim(),
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

/** Returns the courses of a set menu, each before its dishes: 'starter soup or salad, main pie'. */
export function coursesOf(text: string, language: ReaderLanguage): readonly PromptSection[] {
  const { courses } = pageWordsOf(language);
  const found: PromptSection[] = [];
  for (const { start, end } of textClauses(text, language)) {
    const tokens = tokenize(text, start, end);
    const at = phraseEnd(tokens, 0, courses);
    const [last, first] = [
      tokens[at - 1],
      tokens.slice(at).find(({ text: word }) => /[\p{L}\p{N}]/u.test(word)),
    ];
    const title = last && text.slice(start, last.end);
    if (title && first) found.push({ title, items: [text.slice(first.start, end)], start, end });
  }
  const names = new Set(found.map(({ title }) => title.toLowerCase()));
  return names.size >= fewestSections ? found : [];
}
