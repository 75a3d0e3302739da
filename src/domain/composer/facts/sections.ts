import type { ReaderLanguage } from '../../reader/languages.ts';
import { isSentenceEnd, longestRead } from './text-clauses.ts';

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

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '“': '”', '„': '“', '«': '»' };

/** Splits at marks that are neither in brackets nor in a number. */
function splitList(text: string, marks: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  const open: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const closer = closers[character];
    if (closer !== undefined && text.indexOf(closer, at) > 0) open.push(closer);
    else if (character === open.at(-1)) open.pop();
    const isInNumber = /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
    if (marks.has(character) && open.length === 0 && !isInNumber) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  return parts
    .map((each) =>
      each
        .trim()
        .replace(/[.。]$/, '')
        .trim(),
    )
    .filter(Boolean);
}

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
    const byMark = splitList(rest, semicolons);
    const items = byMark.length > 1 ? byMark : splitList(rest, commas);
    sections.push({
      title,
      items,
      start: statement.start + (statement.text.length - statement.text.trimStart().length),
      end: statement.start + statement.text.trimEnd().length,
    });
  }
  return sections.length >= fewestSections ? sections : [];
}
