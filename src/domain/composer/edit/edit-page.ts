import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Capitals, capitalsOf, withCapitals } from './capitals.ts';

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

/** Returns a value with the capitals of all texts in it. */
function inCapitals<Value>(value: Value, capitals: readonly Capitals[]): Value;
function inCapitals(value: unknown, capitals: readonly Capitals[]): unknown {
  if (typeof value === 'string') return withCapitals(value, capitals);
  if (Array.isArray(value)) return value.map((each) => inCapitals(each, capitals));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      unprinted.has(name) ? each : inCapitals(each, capitals),
    ]),
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
  return { ...content, ...inCapitals({ title, head, pages }, capitals) };
}
