import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Page } from '../../../../content/document-content.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import {
  answerQuestions,
  choicesOf,
  chooseAnswers,
  type Exercise,
  matchWords,
  nameLine,
  openQuestions,
  orderSteps,
} from './exercises.ts';
import { fitExercises } from './fit-exercises.ts';
import { heading, paragraph, partSection } from './part-section.ts';

const isThere = (exercise: Exercise | null): exercise is Exercise => exercise !== null;

function nameFacts({ labels }: TopicPageRequest, points: number | null): Block {
  return {
    type: 'facts',
    items: [
      { label: labels.name, value: nameLine },
      ...(points === null ? [] : [{ label: labels.points, value: `\\_\\_\\_\\_ / ${points}` }]),
    ],
  };
}

/** The answers, in the order of the exercises. */
export const keyBlocks = (exercises: readonly Exercise[], title: string): readonly Block[] => [
  heading(title),
  ...exercises.map(({ key }) => key),
];

/** Returns the exercises of a requested number of pages, in the order in which they are shown. */
function fitted(
  byImportance: readonly (Exercise | null)[],
  shown: readonly (Exercise | null)[],
  { pages, look, topic }: TopicPageRequest,
  { before, after }: { readonly before: readonly Block[]; readonly after: readonly Block[] },
): readonly Exercise[] {
  const exercises = byImportance.filter(isThere);
  const chosen =
    pages === undefined
      ? exercises
      : fitExercises(exercises, { pages, look, language: topic.language, before, after });
  return shown.filter(isThere).filter((each) => chosen.includes(each));
}

/** Returns the number of questions that a quiz has. */
export function questionCount(request: TopicPageRequest): number {
  const { topic, questions } = request;
  if (questions === undefined) return topic.parts.quiz.items.length;
  return Math.min(questions, choicesOf(request).length + openQuestions(request).length);
}

/** Builds a quiz: questions with three answers each, words to match, and the key. */
export function buildQuiz(request: TopicPageRequest): Page {
  const { title, labels, pages, questions } = request;
  const before = [nameFacts(request, questionCount(request))];
  const choose = chooseAnswers(request);
  const open = questions !== undefined || (pages ?? 0) > 1 ? answerQuestions(request) : null;
  const match = questions === undefined ? matchWords(request) : null;
  const order = questions === undefined && (pages ?? 0) > 1 ? orderSteps(request) : null;
  const all = [choose, match, order, open];
  const exercises =
    questions === undefined ? fitted(all, all, request, { before, after: [] }) : all.filter(isThere);
  const blocks = exercises.flatMap((exercise) => exercise.blocks);
  return {
    layout: 'article',
    title,
    blocks: [...before, ...blocks, ...keyBlocks(exercises, labels.answers)],
  };
}

/** Builds a worksheet: a text to read, exercises of several kinds, something to do, and the key. */
export function buildWorksheet(request: TopicPageRequest): Page {
  const { topic, title, labels, isForChildren, pages, questions } = request;
  const { definition, parts } = topic;
  const text = isForChildren ? parts.children.text : `${definition.first} ${definition.more}`;
  const before: readonly Block[] = [
    nameFacts(request, null),
    { type: 'callout', tone: 'note', title: labels.read, blocks: [paragraph(text)] },
  ];
  const task = pages === 1 ? [] : partSection('task', request);
  const choose = chooseAnswers(request);
  const open = isForChildren && questions === undefined ? null : answerQuestions(request);
  const [match, order] = questions === undefined ? [matchWords(request), orderSteps(request)] : [null, null];
  const shown = [match, order, open, choose];
  const exercises =
    questions === undefined
      ? fitted([choose, match, open, order], shown, request, { before, after: task })
      : shown.filter(isThere);
  return {
    layout: 'article',
    title,
    blocks: [
      ...before,
      ...exercises.flatMap(({ blocks }) => blocks),
      ...task,
      ...keyBlocks(exercises, labels.answers),
    ],
  };
}
