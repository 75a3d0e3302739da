import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocumentContent, documentContent } from '../../../content/document-content.ts';
import { plainText } from '../../../content/text/inline-text.ts';
import { layOutContent } from '../../../document/layout/lay-out-content.ts';
import { isFullRun, sample } from '../../../full-run.test-data.ts';
import type { ReaderLanguage } from '../../../reader/languages.ts';
import { readTopic } from '../../../topics/read-topic.ts';
import type { PartRole, Topic } from '../../../topics/topic.ts';
import { topicWordsOf } from '../lexicon/index.ts';
import { type TopicForm, topicForms } from '../lexicon/topic-words.ts';
import { buildTopicPage, topicLook } from './build-topic-page.ts';
import { estimatePages } from './paper/paper-fill.ts';
import type { TopicPageRequest } from './topic-page-request.ts';

const folder = path.join(import.meta.dirname, '../../../../../topics');
const all: readonly Topic[] = readdirSync(folder)
  .filter((name) => /^[a-z]{2}$/.test(name))
  .flatMap((language) =>
    readdirSync(path.join(folder, language)).map((file) =>
      readTopic(
        path.basename(file, '.md'),
        language,
        readFileSync(path.join(folder, language, file), 'utf8'),
      ),
    ),
  )
  .filter(({ language }) => topicWordsOf(language as ReaderLanguage) !== null);
const topics = sample(all, Math.ceil(all.length / 5));
/** Returns the topics that are tested with one of several choices; in the full run, each topic has one of them. */
const topicsFor = (choice: number, choices: number): readonly Topic[] =>
  isFullRun ? all.filter((_, at) => at % choices === choice) : topics;

function made(topic: Topic, form: TopicForm, more: Partial<TopicPageRequest> = {}): DocumentContent {
  const labels = topicWordsOf(topic.language as ReaderLanguage)?.labels;
  if (!labels) throw new Error(`no labels in ${topic.language}`);
  return buildTopicPage({
    topic,
    form,
    title: topic.title,
    asked: [],
    sections: [],
    isForChildren: false,
    pages: undefined,
    questions: undefined,
    amount: 'usual',
    own: [],
    labels,
    look: topicLook(topic, form, false, 7),
    ...more,
  });
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    ['id', 'type', 'layout', 'icon', 'tone', 'notes'].includes(key) ? [] : stringsIn(each),
  );
};
const words = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Returns a number that differs by topic, so that each run of all topics covers many combinations. */
const variant = ({ name }: Topic, count: number): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count;

/** Returns the texts of a page that are long enough to be a sentence. */
const sentencesOf = (content: DocumentContent): string[] =>
  stringsIn(content.pages)
    .map((text) => words(plainText(text)))
    .filter((text) => text.length > 30);

describe('a page of a topic', () => {
  it.each(topicForms)('is valid content without a text twice: %s', (form) => {
    for (const topic of topicsFor(topicForms.indexOf(form), topicForms.length))
      for (const isForChildren of [false, true]) {
        const content = made(topic, form, {
          isForChildren,
          look: topicLook(topic, form, isForChildren, variant(topic, 997)),
        });
        const name = `${topic.name}${isForChildren ? ' for children' : ''}`;
        expect(documentContent.safeParse(content).error, name).toBeUndefined();
        // A key repeats what it answers, and a long list or table its title on the next slide.
        const isKeyed = form === 'worksheet' || form === 'lesson' || form === 'quiz';
        const said = sentencesOf(content);
        const repeated = said.filter((text, at) => said.indexOf(text) !== at && text.length > 70);
        if (!isKeyed) expect(repeated, name).toEqual([]);
      }
  });

  it('has the requested number of slides, in every direction', () => {
    for (let pages = 1; pages <= 15; pages += isFullRun ? 1 : 5)
      for (const topic of topicsFor(pages - 1, 15)) {
        const content = made(topic, 'deck', { pages, isForChildren: (pages + variant(topic, 2)) % 2 === 0 });
        expect(content.pages.length, `${topic.name}: ${pages}`).toBe(pages);
        expect(layOutContent(content).pages.length, `${topic.name}: ${pages}`).toBe(pages);
      }
  });

  it('shows first what the prompt asks for', () => {
    for (const topic of topics)
      for (const role of ['history', 'myths', 'start', 'kinds', 'how'] as const satisfies PartRole[]) {
        const part = topic.parts[role];
        if (!part) continue;
        const deck = made(topic, 'deck', { asked: [role], pages: 6 });
        const item = 'items' in part ? part.items[0]?.title : part.rows[0]?.[0];
        // At most the definition and the hook come before it.
        expect(stringsIn(deck.pages.slice(1, 4)).join(' '), `${topic.name}: ${role}`).toContain(
          item ?? part.title,
        );
        const text = made(topic, 'article', { asked: [role], pages: 1 });
        expect(stringsIn(text.pages).join(' '), `${topic.name}: ${role}`).toContain(part.title);
      }
  });

  it('says only what the topic and the labels say', () => {
    for (const topic of topics) {
      const form = topicForms[variant(topic, topicForms.length)] as TopicForm;
      const labels = topicWordsOf(topic.language as ReaderLanguage)?.labels;
      const known = words(stringsIn([topic, labels]).map(plainText).join(' '));
      for (const text of stringsIn(made(topic, form).pages))
        for (const word of words(plainText(text))
          .split(' ')
          .filter((each) => each.length > 2))
          expect(known, `${topic.name}: ${text}`).toContain(word);
    }
  });

  it('has the words of the prompt on its first page', () => {
    for (const [at, form] of topicForms.entries())
      for (const topic of topicsFor(at, topicForms.length)) {
        const own = ['Anna Lopez', '5 March'];
        const content = made(topic, form, { own, pages: 1 + variant(topic, 9) });
        expect(stringsIn([content.head, content.pages[0]]).join(' '), `${topic.name}: ${form}`).toContain(
          own.join(' · '),
        );
      }
  });

  it('is on one page if it is a sheet or a poster', () => {
    for (const [at, form] of (['sheet', 'poster'] as const).entries())
      for (const topic of topicsFor(at, 4))
        expect(layOutContent(made(topic, form)).pages.length, `${topic.name}: ${form}`).toBe(1);
  });

  it('has the requested number of questions, as far as the topic has as many', () => {
    for (const topic of topics)
      for (const [form, has] of [
        ['quiz', [...topic.parts.quiz.items, ...topic.parts.questions.items]],
        ['faq', topic.parts.questions.items],
      ] as const)
        for (const questions of [2, 3, 5, 10]) {
          const text = stringsIn(made(topic, form, { questions }).pages).join('\n');
          // A question in both lists is asked once.
          const known = [...new Set(has.map(({ title }) => title))];
          const asked = known.filter((title) => text.split('\n').some((line) => line.includes(title)));
          expect(asked.length, `${topic.name}: ${form} with ${questions}`).toBe(
            Math.min(questions, known.length),
          );
        }
  });

  it('is an exercise sheet of one page if one is requested', () => {
    for (const [at, form] of (['quiz', 'worksheet'] as const).entries())
      for (const topic of topicsFor(at, 2)) {
        const { pages, look } = made(topic, form, { pages: 1 });
        const [page] = pages;
        if (page?.layout !== 'article') throw new Error('no article');
        // One exercise and its key are the least that an exercise sheet has; the estimate has a margin.
        const sections = page.blocks.filter((block) => block.type === 'heading' && block.level === 2);
        if (sections.length <= 2) continue;
        expect(estimatePages(page.blocks, look, topic.language), `${topic.name}: ${form}`).toBe(1);
      }
  });
});
