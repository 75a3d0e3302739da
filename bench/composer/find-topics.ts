import { readFileSync } from 'node:fs';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';
import { topicFile } from '../../src/server/features/topics/topic-files.ts';
import { makePage } from './make-pages.ts';

interface Asked {
  readonly language: string;
  /** Null if the library lacks the subject. */
  readonly topic: string | null;
  readonly prompt: string;
  readonly aspects: readonly string[];
}

const readAsked = (file: string): Asked[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language = 'en', topic = '-', prompt = '', aspects = ''] = line.split('\t');
      return {
        language,
        topic: topic === '-' ? null : topic,
        prompt,
        aspects: aspects.split('; ').filter(Boolean),
      };
    });

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    ['id', 'type', 'layout', 'icon', 'tone'].includes(key) ? [] : stringsIn(each),
  );
};
const plain = (text: string): string =>
  plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Shorter texts may be the same in two topics. */
const longEnough = 25;

const texts = new Map<string, string>();

function textOf(language: string, name: string): string {
  const key = `${language}/${name}`;
  const known = texts.get(key) ?? plain(readFileSync(topicFile(language, name), 'utf8'));
  texts.set(key, known);
  return known;
}

const sentencesOf = (content: DocumentContent): string[] =>
  stringsIn(content.pages)
    .map(plain)
    .filter((text) => text.length > longEnough);

/** Texts of a topic from which a page is of it. */
const fewestTexts = 3;

const isOf = (sentences: readonly string[], language: string, name: string): boolean =>
  sentences.filter((text) => textOf(language, name).includes(text)).length >= fewestTexts;

/** Returns the topics whose texts are on a page. */
function topicsOn(content: DocumentContent, language: string): string[] {
  const sentences = sentencesOf(content);
  return openTopicShelf()
    .namesIn(language)
    .map(({ name }) => name)
    .filter((name) => isOf(sentences, language, name));
}

type Section = readonly [title: string, texts: readonly string[]];

/** Returns the titled parts of a page, each with what is below its title. */
function sectionsOf({ pages }: DocumentContent): Section[] {
  return pages.flatMap((page): Section[] => {
    if (!('blocks' in page)) {
      const title = 'title' in page ? page.title : '';
      const label = 'label' in page ? (page.label ?? '') : '';
      const inner = 'sections' in page ? page.sections : [];
      return [
        [`${label} ${title}`, stringsIn(page).filter((text) => text !== title && text !== label)],
        ...inner.map(({ title: own, text }): Section => [own, [text]]),
      ];
    }
    const sections: [string, string[]][] = [['title' in page ? page.title : '', []]];
    for (const block of page.blocks) {
      if (block.type === 'heading') sections.push([block.text, []]);
      else if (block.type === 'callout') sections.push([block.title ?? '', stringsIn(block.blocks)]);
      else sections.at(-1)?.[1].push(...stringsIn(block));
    }
    return sections;
  });
}

/** Returns how a page treats an aspect: with text, with a gap, or not at all under its own heading. */
function treats(content: DocumentContent, aspect: string): 'text' | 'gap' | 'none' {
  const own = sectionsOf(content)
    .filter(([title], at) => at > 0 && plain(title).includes(plain(aspect)))
    .map(([, below]) => below.join(' '));
  if (own.some((text) => !text.includes('[[') && !text.includes('{{') && text.length > longEnough))
    return 'text';
  return own.length > 0 ? 'gap' : 'none';
}

export interface TopicFindings {
  readonly asked: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly others: number;
  /** Prompts about something else that got the page of a topic. */
  readonly falseHits: readonly string[];
  readonly aspects: Readonly<Record<'text' | 'gap' | 'none', number>>;
  readonly aspectsMissed: readonly string[];
}

/** Measures whether prompts as people type them get the page of their topic, and sections on what they name. */
export function findTopics(file: string): TopicFindings {
  const rows = readAsked(file).map((asked) => {
    const { content } = makePage(asked.prompt);
    return { ...asked, content, found: content ? topicsOn(content, asked.language) : [] };
  });
  const about = rows.filter(({ topic }) => topic !== null);
  const others = rows.filter(({ topic }) => topic === null);
  const isRight = ({ topic, found }: (typeof rows)[number]): boolean =>
    topic !== null && found.includes(topic);
  const told = ({ topic, found, prompt }: (typeof rows)[number]): string =>
    `${topic ?? '-'} <- ${found.join(', ') || 'none'}: ${prompt}`;
  const aspects = rows.flatMap(({ content, prompt, aspects: names }) =>
    names.map((name) => ({ name, prompt, how: content ? treats(content, name) : ('none' as const) })),
  );
  const count = (how: 'text' | 'gap' | 'none'): number => aspects.filter((each) => each.how === how).length;
  return {
    asked: about.length,
    right: about.filter(isRight).length,
    wrong: about.filter((row) => row.found.length > 0 && !isRight(row)).map(told),
    missed: about.filter(({ found }) => found.length === 0).map(told),
    others: others.length,
    falseHits: others.filter(({ found }) => found.length > 0).map(told),
    aspects: { text: count('text'), gap: count('gap'), none: count('none') },
    aspectsMissed: aspects
      .filter(({ how }) => how !== 'text')
      .map(({ name, how, prompt }) => `${how} “${name}”: ${prompt}`),
  };
}
