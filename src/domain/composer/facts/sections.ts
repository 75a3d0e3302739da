import type { ReaderLanguage } from '../../reader/languages.ts';
import { isSentenceEnd, longestRead, splitList } from './text-clauses.ts';

/** A part of a prompt that names itself: 'Starters: soup, salad.' */
export interface PromptSection {
  readonly title: string;
  readonly items: readonly string[];
  readonly start: number;
  readonly end: number;
}

const longestTitle = 40;
const mostWords = 4;
/** Fewer sections are a list or a fact, not the structure of a page. */
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

/**
 * The sections that a prompt gives itself by words before a colon. Items are as typed; text without separators is one.
 * @returns none where there are fewer than two
 */
export function sectionsOf(text: string, language: ReaderLanguage): readonly PromptSection[] {
  const sections: PromptSection[] = [];
  for (const statement of statements(text.slice(0, longestRead), language)) {
    const colon = statement.text.search(/[:：](?!\d|\/\/)/);
    const title = colon < 0 ? '' : statement.text.slice(0, colon).trim();
    const rest = colon < 0 ? '' : statement.text.slice(colon + 1).trim();
    const isTitle =
      title !== '' &&
      title.length <= longestTitle &&
      title.split(/\s+/).length <= mostWords &&
      !/[,;]/.test(title);
    if (!isTitle || rest === '') continue;
    const byMark = itemsOf(rest, semicolons);
    const items = byMark.length > 1 ? byMark : itemsOf(rest, commas);
    sections.push({
      title,
      items,
      start: statement.start + (statement.text.length - statement.text.trimStart().length),
      end: statement.start + statement.text.trimEnd().length,
    });
  }
  return sections.length >= fewestSections ? sections : [];
}
