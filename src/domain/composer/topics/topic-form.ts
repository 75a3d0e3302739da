import type { KindId } from '../page/kinds.ts';
import type { TopicForm } from './lexicon/topic-words.ts';

/** Forms of the kinds of documents that explain. */
const formOfKind: Partial<Record<KindId, TopicForm>> = {
  deck: 'deck',
  article: 'article',
  report: 'article',
  'one-pager': 'sheet',
  lesson: 'lesson',
  poster: 'poster',
  flyer: 'poster',
};

/** Returns the form of a page: as the prompt calls it, as its kind was read, or as its paper suggests. */
export function topicForm(asked: TopicForm | null, kind: KindId | null, isSlides: boolean): TopicForm {
  if (asked) return asked;
  const known = kind === null ? undefined : formOfKind[kind];
  return known ?? (isSlides ? 'deck' : 'article');
}
