import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';

const unread: ReadonlySet<string> = new Set(['id', 'type', 'layout', 'icon', 'tone', 'name', 'language']);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (unread.has(key) ? [] : stringsIn(each)));
};

/** Shorter texts may be those of several documents. */
const longEnough = 20;

/** Returns the texts of a value from which it can be told where they come from. */
const textsIn = (value: unknown): string[] =>
  stringsIn(value)
    .map((text) =>
      plainText(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text.length > longEnough);

const tables = new Map<ReaderLanguage, Map<string, string[]>>();

/** Returns the documents of a language by their texts. */
function tableOf(language: ReaderLanguage): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  const put = (name: string, value: unknown): void => {
    for (const text of new Set(textsIn(value))) table.set(text, [...(table.get(text) ?? []), name]);
  };
  const topics = openTopicShelf();
  for (const { name } of topics.namesIn(language)) put(`topic:${name}`, topics.read(language, name));
  const templates = openTemplateShelf();
  for (const { name, language: own } of templates.heads)
    if (own.split('-')[0] === language) put(name, templates.read(name)?.content.pages);
  tables.set(language, table);
  return table;
}

/** Returns the topics ('topic:NAME') and templates of which a page has texts, with their number, the most first. */
export function sourcesOf({ pages }: DocumentContent, language: ReaderLanguage): [string, number][] {
  const table = tableOf(language);
  const counts = new Map<string, number>();
  for (const text of textsIn(pages)) {
    const [first, ...others] = table.get(text) ?? [];
    if (first && others.length === 0) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
