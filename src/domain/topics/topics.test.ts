import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../content/markdown/read-markdown.ts';
import { fold } from '../reader/tokenize.ts';
import { readTopic, readTopicNames, TopicError } from './read-topic.ts';
import type { Topic } from './topic.ts';

const folder = path.join(import.meta.dirname, '../../../topics');
const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
const files = languages.flatMap((language) =>
  readdirSync(path.join(folder, language)).map((file) => ({
    language,
    name: path.basename(file, '.md'),
    text: readFileSync(path.join(folder, language, file), 'utf8'),
  })),
);

/** Returns the texts of a topic that are printed. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Words of advertising, and words that hide a missing fact. */
const filler =
  /\b(?:game.?changer|cutting.edge|delve|unlock|leverage|seamless|world-class|in today’s world|it is important to note|a testament to)\b/i;

/** Markup that a topic doesn't have. */
const markup = /https?:|\[\[|\{\{|\{icon|"|--|^[-#|]/;

/** What goes out of date with the calendar. */
const dated = /\b(?:currently|nowadays|these days|recently|last year|this year|so far|as of \d{4})\b/i;

/** Returns what is wrong with a file, beyond what its schema says. */
function faultsOf({ language, name, text }: (typeof files)[number]): readonly string[] {
  let read: Topic;
  try {
    read = readTopic(name, language, text);
  } catch (error) {
    if (!(error instanceof TopicError)) throw error;
    return [error.message];
  }
  const { names, title, order, parts, definition } = read;
  const faults: string[] = [];
  if (names.some((each) => fold(each) === fold(title))) faults.push('names: They repeat the title.');
  if (order.length < 10) faults.push('parts: Besides the five required ones, at least five are needed.');
  for (const { answers, title: question } of parts.quiz.items)
    if (new Set(answers.map(fold)).size < answers.length)
      faults.push(`quiz: “${question}” repeats an answer.`);
  for (const said of textsOf({ ...read, accent: '' })) {
    const [wrong] = [markup, filler, dated].flatMap((rule) => rule.exec(said)?.[0] ?? []);
    if (wrong) faults.push(`“${said}” must not say “${wrong}”.`);
  }
  const sentences = [definition.first, definition.more, parts.hook.text, parts.children.text];
  for (const sentence of sentences)
    if (!/[.?。？؟！!”’»）)]$/u.test(sentence)) faults.push(`“${sentence}” must end with a period.`);
  return faults;
}

describe('topics', () => {
  it('are valid', () => {
    const faults = files.flatMap((file) =>
      faultsOf(file).map((fault) => `topics/${file.language}/${file.name}.md: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('have names that belong to one topic each', () => {
    const owners = new Map<string, string>();
    for (const { language, name, text } of files)
      for (const each of readTopicNames(name, language, text).names) {
        const key = `${language} ${fold(each)}`;
        expect(owners.get(key) ?? name, `“${each}” is a name of two topics`).toBe(name);
        owners.set(key, name);
      }
  });

  it('are Octavo Markdown', () => {
    for (const { text } of files.slice(0, 1)) {
      const { content, notes } = readMarkdown(text);
      expect(notes).toEqual([]);
      expect(content?.pages[0]?.layout).toBe('article');
    }
  });
});

describe('reading a topic', () => {
  const [sample] = files;
  const text = sample?.text ?? '';
  const changed = (from: string | RegExp, to: string) => () =>
    readTopic('coffee', 'en', text.replace(from, to));

  it('names the part that is wrong', () => {
    expect(changed(/^## hook: /m, '## opening: ')).toThrow(/names no part/);
    expect(changed(/^## quiz$/m, '## hook: Again')).toThrow(/hook: It is there twice/);
    expect(changed(/^names: .*$/m, '')).toThrow(/names/);
    expect(changed(/^- \*\*(.*)\*\*/m, '- $1')).toThrow(/bold title/);
  });
});
