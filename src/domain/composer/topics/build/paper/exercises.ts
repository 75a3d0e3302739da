import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Topic } from '../../../../topics/topic.ts';
import { listOf } from '../part-list.ts';
import { letterAt, seededOrder, shuffledAnswers } from '../seeded-order.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import { heading, inLine } from './part-section.ts';

/** An exercise with its line in the key. */
export interface Exercise {
  readonly blocks: readonly Block[];
  readonly key: Block;
}

/** Room for a word or a letter. */
const blank = '\\_\\_\\_\\_';
export const nameLine = '\\_'.repeat(22);

const keyOf = (title: string, answers: readonly string[]): Block => ({
  type: 'paragraph',
  text: `**${title}** ${answers.join(' · ')}`,
});

/** A question with its answers, the right one first. */
interface Choice {
  readonly title: string;
  readonly answers: readonly string[];
}

const answersEach = 3;

/** Asks for the words of a topic by their meanings. */
function wordChoices({ topic, labels }: TopicPageRequest): readonly Choice[] {
  const terms = topic.parts.terms?.items ?? [];
  if (terms.length < answersEach) return [];
  return terms.map(({ title, text }, at) => ({
    title: `${labels.meant} ${text}`,
    answers: Array.from(
      { length: answersEach },
      (_, step) => terms[(at + step) % terms.length]?.title ?? title,
    ),
  }));
}

/** Returns the questions of a topic without those that its quiz asks as well. */
export function openQuestions({ topic }: TopicPageRequest): Topic['parts']['questions']['items'] {
  const { quiz, questions } = topic.parts;
  const asked = new Set(quiz.items.map(({ title }) => title));
  return questions.items.filter(({ title }) => !asked.has(title));
}

/** Returns the questions to choose from: those of the topic, and its words where a requested number needs more. */
export function choicesOf(request: TopicPageRequest): readonly Choice[] {
  const { quiz } = request.topic.parts;
  const open = openQuestions(request);
  const lacking = Math.max(0, (request.questions ?? 0) - quiz.items.length - open.length);
  return [...quiz.items, ...wordChoices(request).slice(0, lacking)];
}

/** Questions with three answers each. */
export function chooseAnswers(request: TopicPageRequest): Exercise {
  const { labels, look, questions: most } = request;
  const questions = choicesOf(request)
    .slice(0, most)
    .map(({ title, answers }, at) => ({
      title,
      ...shuffledAnswers(answers, look.seed + at),
    }));
  return {
    blocks: [
      heading(labels.choose),
      {
        type: 'list',
        ordered: true,
        items: questions.map(({ title, answers }) => ({
          text: `**${title}**`,
          blocks: [
            {
              type: 'list',
              items: answers.map((answer, at) => ({ text: `**${letterAt(at)}** ${answer}`, checked: false })),
            },
          ],
        })),
      },
    ],
    key: keyOf(
      labels.choose,
      questions.map(({ right }, at) => `${at + 1} ${letterAt(right)}`),
    ),
  };
}

/** Words and meanings to match; null if the topic has no words to learn. */
export function matchWords({ topic, labels, look }: TopicPageRequest): Exercise | null {
  const terms = topic.parts.terms?.items;
  if (!terms) return null;
  const meanings = seededOrder(terms, look.seed);
  return {
    blocks: [
      heading(labels.match),
      {
        type: 'table',
        table: {
          head: ['', '', ''],
          rows: terms.map(({ title }, at) => [
            `**${title}**`,
            blank,
            `**${letterAt(at)}** ${meanings[at]?.text ?? ''}`,
          ]),
        },
      },
    ],
    key: keyOf(
      labels.match,
      terms.map((term) => `${term.title} ${letterAt(meanings.indexOf(term))}`),
    ),
  };
}

/** Steps to put in order; null if the topic has none. */
export function orderSteps({ topic, labels, look }: TopicPageRequest): Exercise | null {
  const list = listOf(topic.parts, 'how');
  if (!list?.isOrdered) return null;
  const mixed = seededOrder(list.items, look.seed);
  return {
    blocks: [
      heading(labels.order),
      {
        type: 'table',
        table: { head: ['', ''], rows: mixed.map((item) => [blank, inLine(item)]) },
      },
    ],
    key: keyOf(
      labels.order,
      list.items.map(({ title }) => title),
    ),
  };
}

/** A ruled line to write on. */
const emptyLine: string[] = ['\u00a0'];

/** Open questions, with room to write: as many as a requested number lacks. Null if it lacks none. */
export function answerQuestions(request: TopicPageRequest): Exercise | null {
  const { labels, questions } = request;
  const lacking = questions && Math.max(0, questions - choicesOf(request).length);
  const items = openQuestions(request).slice(0, lacking);
  if (items.length === 0) return null;
  return {
    blocks: [
      heading(labels.answer),
      {
        type: 'table',
        table: { head: [''], rows: items.flatMap(({ title }) => [[`**${title}**`], emptyLine, emptyLine]) },
      },
    ],
    key: { type: 'list', ordered: true, items: items.map(({ text }) => ({ text })) },
  };
}

/** The questions of a topic with their answers, as a section of a text. */
export function quizBlocks(request: TopicPageRequest): readonly Block[] {
  const { blocks, key } = chooseAnswers(request);
  return [...blocks, { type: 'callout', tone: 'note', title: request.labels.answers, blocks: [key] }];
}
