import type { DocumentContent } from '../../content/document-content.ts';
import { type Saying, type SayingReason, tell } from '../speech/saying.ts';
import { suggestForPage } from '../speech/suggest-for-page.ts';
import type { TopicForm } from './lexicon/topic-words.ts';
import type { WrittenTopicPage } from './write-topic-page.ts';

type Ask = Extract<
  SayingReason,
  'ask_slides' | 'ask_quiz' | 'ask_poster' | 'ask_sheet' | 'ask_guide' | 'ask_worksheet' | 'ask_lesson'
>;

/** Other forms worth a try, by form. */
const others: Readonly<Record<TopicForm, readonly Ask[]>> = {
  deck: ['ask_quiz', 'ask_poster'],
  article: ['ask_slides', 'ask_sheet'],
  sheet: ['ask_slides', 'ask_poster'],
  guide: ['ask_slides', 'ask_quiz'],
  faq: ['ask_guide', 'ask_slides'],
  quiz: ['ask_worksheet', 'ask_slides'],
  worksheet: ['ask_lesson', 'ask_slides'],
  lesson: ['ask_worksheet', 'ask_slides'],
  poster: ['ask_sheet', 'ask_slides'],
};

/** Returns requests that make another page of the same topic, or change the look of this one. */
export function suggestForTopic({ form }: WrittenTopicPage, content: DocumentContent): Saying[] {
  const looks = suggestForPage(content).filter(
    ({ reason }) => reason !== 'ask_document' && reason !== 'ask_slides',
  );
  return [...others[form].map((ask) => tell(ask)), ...looks.slice(0, 2)];
}
