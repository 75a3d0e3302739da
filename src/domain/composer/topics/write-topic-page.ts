import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { KindId } from '../page/kinds.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { askedParts } from './asked-parts.ts';
import { buildTopicPage, topicLook } from './build/build-topic-page.ts';
import { slideCount } from './build/deck/build-deck.ts';
import type { FoundTopic } from './find-topic.ts';
import { topicWordsOf } from './lexicon/index.ts';
import type { TopicForm } from './lexicon/topic-words.ts';
import { topicForm } from './topic-form.ts';

export interface TopicPageWish {
  readonly language: ReaderLanguage;
  readonly kind: KindId | null;
  readonly pages: number | undefined;
  readonly amount: 'brief' | 'usual' | 'detailed' | undefined;
  readonly own: readonly string[];
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
  readonly notes: readonly string[];
}

/** Writes the page of a topic that a prompt asks for. */
export function writeTopicPage({ topic, match }: FoundTopic, wish: TopicPageWish): WrittenTopicPage | null {
  const words = topicWordsOf(wish.language);
  if (!words) return null;
  const { isForChildren, facets, subject } = match;
  const form = topicForm(match.form, wish.kind, wish.isSlides);
  const asked = askedParts(facets, topic);
  const look = wish.looked(topicLook(topic, form, isForChildren, wish.seed));
  const request = {
    topic,
    form,
    title: asked && subject ? upperFirst(escaped(subject)) : topic.title,
    asked: asked ?? [],
    isForChildren,
    pages: wish.pages,
    amount: wish.amount ?? 'usual',
    own: wish.own,
    labels: words.labels,
    look,
  } as const;
  const content = buildTopicPage(request);
  const isDeck = look.format.startsWith('slides');
  const missing = isDeck && content.pages.length !== slideCount(request);
  return {
    content,
    form,
    topic: topic.title,
    notes: [
      ...(asked === null
        ? [
            `The library doesn't cover “${subject ?? facets.join(', ')}”, so the page is on the subject as a whole.`,
          ]
        : []),
      ...(missing ? [`What there is to say makes ${content.pages.length} slides, not ${wish.pages}.`] : []),
    ],
  };
}
