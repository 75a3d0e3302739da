import type { DocumentContent } from '../../content/document-content.ts';
import { suggestForPage } from '../speech/suggest-for-page.ts';
import type { TopicForm } from './lexicon/topic-words.ts';
import type { WrittenTopicPage } from './write-topic-page.ts';

/** Other forms worth a try, by form. */
const others: Readonly<Record<TopicForm, readonly string[]>> = {
  deck: ['Make it a quiz', 'Make it a poster'],
  article: ['Make it slides', 'Make it a fact sheet'],
  sheet: ['Make it slides', 'Make it a poster'],
  guide: ['Make it slides', 'Make it a quiz'],
  faq: ['Make it a guide', 'Make it slides'],
  quiz: ['Make it a worksheet', 'Make it slides'],
  worksheet: ['Make it a lesson plan', 'Make it slides'],
  lesson: ['Make it a worksheet', 'Make it slides'],
  poster: ['Make it a fact sheet', 'Make it slides'],
};

/** Returns requests that make another page of the same topic, or change the look of this one. */
export function suggestForTopic({ form }: WrittenTopicPage, content: DocumentContent): string[] {
  const looks = suggestForPage(content).filter((each) => !/document|slides/.test(each));
  return [...others[form], ...looks.slice(0, 2)];
}
