import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Page } from '../../../../content/document-content.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import {
  answerQuestions,
  chooseAnswers,
  type Exercise,
  matchWords,
  nameLine,
  orderSteps,
} from './exercises.ts';
import { heading, paragraph, partSection } from './part-section.ts';

const isThere = (exercise: Exercise | null): exercise is Exercise => exercise !== null;

function nameFacts({ labels, topic }: TopicPageRequest, hasPoints: boolean): Block {
  const points = `\\_\\_\\_\\_ / ${topic.parts.quiz.items.length}`;
  return {
    type: 'facts',
    items: [
      { label: labels.name, value: nameLine },
      ...(hasPoints ? [{ label: labels.points, value: points }] : []),
    ],
  };
}

/** The answers, in the order of the exercises. */
export const keyBlocks = (exercises: readonly Exercise[], title: string): readonly Block[] => [
  heading(title),
  ...exercises.map(({ key }) => key),
];

/** Builds a quiz: questions with three answers each, words to match, and the key. */
export function buildQuiz(request: TopicPageRequest): Page {
  const { title, labels } = request;
  const exercises = [chooseAnswers(request), matchWords(request)].filter(isThere);
  const blocks = exercises.flatMap((exercise) => exercise.blocks);
  return {
    layout: 'article',
    title,
    blocks: [nameFacts(request, true), ...blocks, ...keyBlocks(exercises, labels.answers)],
  };
}

/** Builds a worksheet: a text to read, exercises of several kinds, something to do, and the key. */
export function buildWorksheet(request: TopicPageRequest): Page {
  const { topic, title, labels, isForChildren } = request;
  const { definition, parts } = topic;
  const text = isForChildren ? parts.children.text : `${definition.first} ${definition.more}`;
  const exercises = [
    matchWords(request),
    orderSteps(request),
    isForChildren ? null : answerQuestions(request),
    chooseAnswers(request),
  ].filter(isThere);
  return {
    layout: 'article',
    title,
    blocks: [
      nameFacts(request, false),
      { type: 'callout', tone: 'note', title: labels.read, blocks: [paragraph(text)] },
      ...exercises.flatMap(({ blocks }) => blocks),
      ...partSection('task', request),
      ...keyBlocks(exercises, labels.answers),
    ],
  };
}
