import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Topic } from '../../topics/topic.ts';
import type { KindId } from '../page/kinds.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchTopic, type TopicMatch } from './match-topic.ts';
import { buildTopicIndex, type TopicIndex } from './topic-index.ts';
import type { TopicShelf } from './topic-shelf.ts';

export interface FoundTopic {
  readonly topic: Topic;
  readonly match: TopicMatch;
}

const indexes = new WeakMap<TopicShelf, Map<ReaderLanguage, TopicIndex>>();

/** Returns the index of one language, built on first use. */
function indexOf(shelf: TopicShelf, language: ReaderLanguage): TopicIndex | null {
  const words = topicWordsOf(language);
  if (!words) return null;
  const known = indexes.get(shelf) ?? new Map<ReaderLanguage, TopicIndex>();
  indexes.set(shelf, known);
  const index = known.get(language) ?? buildTopicIndex(shelf.namesIn(language), language, words);
  known.set(language, index);
  return index;
}

/** Returns the topic that a prompt asks to explain, with what the prompt says about it; null if there is none. */
export function findTopic(
  prompt: {
    readonly text: string;
    readonly language: ReaderLanguage;
    readonly spans: readonly ReadSpan[];
    readonly kind: KindId | null;
  },
  shelf: TopicShelf,
): FoundTopic | null {
  const words = topicWordsOf(prompt.language);
  const index = indexOf(shelf, prompt.language);
  const match = words && index && matchTopic(prompt, words, index);
  const topic = match && shelf.read(prompt.language, match.name);
  return match && topic ? { topic, match } : null;
}
