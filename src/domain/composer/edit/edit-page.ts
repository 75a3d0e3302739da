import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { inBritishSpelling } from './british-spelling.ts';
import { capitalsOf, withCapitals } from './capitals.ts';

/** Fields whose text isn't printed, or is a name of something. */
const unprinted: ReadonlySet<string> = new Set([
  'type',
  'layout',
  'icon',
  'id',
  'align',
  'currency',
  'issued',
  'due',
  'href',
  'src',
  'asset',
  'picture',
  'photo',
  'subject',
  'number',
]);

/** Returns a value with all printed texts in it edited. */
function withTexts<Value>(value: Value, edit: (text: string) => string): Value;
function withTexts(value: unknown, edit: (text: string) => string): unknown {
  if (typeof value === 'string') return edit(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, edit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, unprinted.has(name) ? each : withTexts(each, edit)]),
  );
}

interface Typed {
  readonly text: string;
  readonly spans: readonly ReadSpan[];
  readonly language: ReaderLanguage;
}

/** Gives the words of a prompt on its page the capitals that its user left out. */
export function withTypedCapitals(
  content: DocumentContent,
  { text, spans, language }: Typed,
): DocumentContent {
  const capitals = capitalsOf(text, spans, language);
  if (capitals.length === 0) return content;
  const { title, head, pages } = content;
  return {
    ...content,
    ...withTexts({ title, head, pages }, (words) => withCapitals(words, capitals)),
  };
}

/** Gives a page for British readers their spelling, except in the words of its prompt. */
export function withBritishSpelling(content: DocumentContent, prompt: string): DocumentContent {
  if (content.language !== 'en-GB') return content;
  const typed = new Set(tokenize(prompt).map(({ text }) => text.toLowerCase()));
  const { title, head, pages } = content;
  return { ...content, ...withTexts({ title, head, pages }, (words) => inBritishSpelling(words, typed)) };
}
