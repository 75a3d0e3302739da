import { assignIds } from '../../../content/assign-ids.ts';
import type { ArtDirection } from '../../../content/choices.ts';
import type { DocumentContent, Page } from '../../../content/document-content.ts';
import type { Look } from '../../../content/look.ts';
import type { Topic } from '../../../topics/topic.ts';
import type { TopicForm } from '../lexicon/topic-words.ts';
import { buildDeck } from './deck/build-deck.ts';
import { buildQuiz, buildWorksheet } from './paper/build-exercises.ts';
import { buildLesson } from './paper/build-lesson.ts';
import { buildPoster } from './paper/build-poster.ts';
import { buildSheet } from './paper/build-sheet.ts';
import { buildText } from './paper/build-text.ts';
import { ownLine, type TopicPageRequest } from './topic-page-request.ts';

/** Suitable directions by form; the seed picks one. */
const suiting: Readonly<Record<TopicForm, readonly ArtDirection[]>> = {
  deck: ['organic', 'poster', 'swiss', 'editorial'],
  article: ['editorial', 'organic', 'swiss'],
  sheet: ['swiss', 'organic', 'poster', 'editorial'],
  guide: ['organic', 'swiss', 'editorial'],
  faq: ['organic', 'swiss', 'editorial'],
  quiz: ['organic', 'swiss', 'poster'],
  worksheet: ['swiss', 'organic'],
  lesson: ['corporate', 'swiss', 'editorial'],
  poster: ['poster', 'organic', 'swiss', 'editorial'],
};
const forChildren: readonly ArtDirection[] = ['organic', 'poster'];

/** The look of a page of a topic if the user chose none. */
export function topicLook(topic: Topic, form: TopicForm, isForChildren: boolean, seed: number): Look {
  const directions = isForChildren ? forChildren : suiting[form];
  const isDeck = form === 'deck';
  return {
    format: isDeck ? 'slides-16x9' : 'a4',
    orientation: isDeck ? 'landscape' : 'portrait',
    direction: directions[(seed >>> 5) % directions.length] as ArtDirection,
    theme: 'light',
    ...(topic.accent && { accent: topic.accent }),
    subject: topic.picture,
    tokens: {},
    seed,
  };
}

/** Kinds of document by form, as templates and papers name them. */
const kinds: Readonly<Record<TopicForm, string>> = {
  deck: 'deck',
  article: 'explainer',
  sheet: 'fact-sheet',
  guide: 'guide',
  faq: 'faq',
  quiz: 'quiz',
  worksheet: 'worksheet',
  lesson: 'lesson-plan',
  poster: 'poster',
};

function pagesOf(request: TopicPageRequest, isSlides: boolean): readonly Page[] {
  const { form } = request;
  if (isSlides) return buildDeck(request);
  switch (form) {
    case 'quiz':
      return [buildQuiz(request)];
    case 'worksheet':
      return [buildWorksheet(request)];
    case 'lesson':
      return [buildLesson(request)];
    case 'sheet':
      return [buildSheet(request)];
    case 'poster':
      return [buildPoster(request)];
    case 'guide':
    case 'faq':
      return [buildText(form, request)];
    default:
      return [buildText('article', request)];
  }
}

/** Builds a page of a topic. Every word is the topic's, the prompt's or a label. */
export function buildTopicPage(request: TopicPageRequest): DocumentContent {
  const { topic, form, title, labels, look } = request;
  const isSlides = look.format.startsWith('slides');
  const own = ownLine(request);
  return assignIds({
    schema: 1,
    title,
    kind: kinds[isSlides && form !== 'quiz' ? 'deck' : form],
    language: topic.language,
    look,
    head: isSlides ? {} : { ...(own && { organization: own }), label: labels.titles[form] },
    pages: [...pagesOf(request, isSlides)],
  });
}
