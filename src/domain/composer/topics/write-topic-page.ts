import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PartRole, Topic } from '../../topics/topic.ts';
import type { KindId } from '../page/kinds.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { askedParts } from './asked-parts.ts';
import { buildTopicPage, topicLook } from './build/build-topic-page.ts';
import { slideCount } from './build/deck/build-deck.ts';
import { questionCount } from './build/paper/build-exercises.ts';
import { estimatePages } from './build/paper/paper-fill.ts';
import { listOf } from './build/part-list.ts';
import type { TopicPageRequest } from './build/topic-page-request.ts';
import type { FoundTopic } from './find-topic.ts';
import { topicWordsOf } from './lexicon/index.ts';
import type { TopicForm } from './lexicon/topic-words.ts';
import type { TopicMatch } from './match-topic.ts';
import type { NamedSection } from './passages/find-passages.ts';
import { topicForm } from './topic-form.ts';

export interface TopicPageWish {
  readonly language: ReaderLanguage;
  readonly kind: KindId | null;
  readonly pages: number | undefined;
  readonly amount: 'brief' | 'usual' | 'detailed' | undefined;
  readonly own: readonly string[];
  /** Parts that the prompt names in its own words. */
  readonly sections: readonly NamedSection[];
  readonly seed: number;
  /** Whether slides are asked for, whatever the form: a quiz can be slides as well. */
  readonly isSlides: boolean;
  /** Returns the look with what the user chose and the prompt wishes. */
  readonly looked: (look: Look) => Look;
}

export interface WrittenTopicPage {
  readonly content: DocumentContent;
  readonly form: TopicForm;
  /** Title of the topic. */
  readonly topic: string;
  /** Sentences on what couldn't be done. */
  readonly notes: readonly Saying[];
}

/** Forms in which a number of questions is that of the page. */
const asksQuestions: ReadonlySet<TopicForm> = new Set<TopicForm>(['quiz', 'worksheet', 'faq']);

/** Says if there is less to say than the requested number of slides or pages holds. */
function lengthNotes(content: DocumentContent, request: TopicPageRequest): Saying[] {
  const { look, pages, topic } = request;
  if (look.format.startsWith('slides')) {
    const { length } = content.pages;
    return length === slideCount(request)
      ? []
      : [tell('slidesNot', { count: length, wanted: pages ?? slideCount(request) })];
  }
  const [page] = content.pages;
  if (pages === undefined || pages < 2 || page?.layout !== 'article') return [];
  const estimated = estimatePages(page.blocks, look, topic.language);
  if (estimated >= pages) return [];
  return [tell('pagesNot', { count: estimated, wanted: pages })];
}

/** Returns a phrase with the names in it as the topic writes them: 'who was alan turing'. */
function properly(phrase: string, { title }: Topic): string {
  const [first = '', ...others] = title.split(' ');
  const names = others.filter((word) => /^\p{Lu}/u.test(word));
  const isName = names.length > 0 && names.length === others.length;
  const proper = new Map([...names, ...(isName ? [first] : [])].map((name) => [name.toLowerCase(), name]));
  return phrase
    .split(' ')
    .map((word) => proper.get(word.toLowerCase()) ?? word)
    .join(' ');
}

/** Says which parts are gaps. */
function lackingNotes(sections: readonly NamedSection[]): Saying[] {
  const names = sections.flatMap(({ title, part }) => (part ? [] : [tell('quote', { text: title })]));
  if (names.length === 0) return [];
  return [tell('topicLacks', { names })];
}

/** Says if a topic has another number of questions, tips or steps than the requested one. */
function countNotes({ count }: TopicMatch, request: TopicPageRequest, asked: readonly PartRole[]): Saying[] {
  if (!count) return [];
  const { topic, form, questions, look } = request;
  if (questions !== undefined) {
    const { quiz, questions: open } = topic.parts;
    const isSlides = look.format.startsWith('slides');
    const has = form === 'faq' ? open.items.length : isSlides ? quiz.items.length : questionCount(request);
    return has < questions
      ? [tell('questionsNot', { count: has, topic: topic.title, wanted: questions })]
      : [];
  }
  const [role] = asked;
  const list = role && listOf(topic.parts, role);
  if (!list || list.items.length === count.number) return [];
  return [tell('entriesNot', { list: list.title, count: list.items.length, wanted: count.number })];
}

/** Writes the page of a topic that a prompt asks for. */
export function writeTopicPage({ topic, match }: FoundTopic, wish: TopicPageWish): WrittenTopicPage | null {
  const words = topicWordsOf(wish.language);
  if (!words) return null;
  const { isForChildren, facets, subject, asides } = match;
  const form = topicForm(match.form, wish.kind, wish.isSlides);
  const { count } = match;
  const questions = count?.facet === 'questions' && asksQuestions.has(form) ? count.number : undefined;
  const aspects = questions === undefined ? facets : facets.filter((facet) => facet !== 'questions');
  const answers = askedParts(aspects, topic, words);
  const isAnswered = answers.missing.length === 0;
  const asked = answers.roles;
  const look = wish.looked(topicLook(topic, form, isForChildren, wish.seed));
  const isSlides = look.format.startsWith('slides');
  const request = {
    topic,
    questions,
    form,
    title: isAnswered && subject ? upperFirst(escaped(properly(subject, topic))) : topic.title,
    asked,
    sections: wish.sections,
    isForChildren,
    // Each question is a slide, between the cover and what to remember.
    pages:
      wish.pages ??
      (isSlides && form === 'quiz' && questions
        ? Math.min(questions, topic.parts.quiz.items.length) + 2
        : undefined),
    amount: wish.amount ?? 'usual',
    own: wish.own,
    labels: words.labels,
    look,
  } as const;
  const content = buildTopicPage(request);
  return {
    content,
    form,
    topic: topic.title,
    notes: [
      ...(!isAnswered
        ? [tell('topicNotCovered', { subject: subject ?? facets.join(', ') })]
        : asides.length > 0
          ? [tell('topicInGeneral', { topic: topic.title, subject: subject ?? asides.join(' ') })]
          : []),
      ...lackingNotes(wish.sections),
      ...lengthNotes(content, request),
      ...countNotes(match, request, asked),
    ],
  };
}
