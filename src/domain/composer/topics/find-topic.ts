import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Topic } from '../../topics/topic.ts';
import type { Facts } from '../facts/facts.ts';
import { keepFor } from '../kept-data.ts';
import type { ChosenDocument } from '../library/chosen-document.ts';
import type { KindId } from '../page/kinds.ts';
import { risksOf } from '../risks/risks-of.ts';
import { topicServes } from '../risks/serves-risks.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchChosen, matchTopic, type TopicMatch } from './match-topic.ts';
import type { Library } from './passages/find-passages.ts';
import { likelyChance } from './search/judge-topics.ts';
import { buildTopicIndex, type TopicIndex } from './search/topic-index.ts';
import { isOwnPage } from './topic-or-template.ts';
import type { TopicShelf } from './topic-shelf.ts';

export interface FoundTopic {
  readonly topic: Topic;
  readonly match: TopicMatch;
  /** Where else its aspects may be explained. */
  readonly library: Library;
}

const indexes = new WeakMap<TopicShelf, Map<ReaderLanguage, TopicIndex>>();

/** Returns the index of one language, built on first use; null if the language has no topics. */
export function topicIndex(shelf: TopicShelf, language: ReaderLanguage): TopicIndex | null {
  if (!topicWordsOf(language)) return null;
  const known = indexes.get(shelf) ?? new Map<ReaderLanguage, TopicIndex>();
  indexes.set(shelf, known);
  const index =
    known.get(language) ??
    buildTopicIndex(shelf.namesIn(language), () => shelf.stemsIn(language), language, keepFor(shelf));
  known.set(language, index);
  return index;
}

/**
 * Returns the topic that a prompt probably asks to explain, with what the prompt says about it; null if there is none.
 * @param chosen the topic that is chosen for it among all documents, if one is
 */
export function findTopic(
  prompt: {
    readonly text: string;
    readonly language: ReaderLanguage;
    readonly spans: readonly ReadSpan[];
    readonly kind: KindId | null;
    readonly facts: Facts;
  },
  shelf: TopicShelf,
  chosen: ChosenDocument | null = null,
): FoundTopic | null {
  const words = topicWordsOf(prompt.language);
  const index = topicIndex(shelf, prompt.language);
  if (!words || !index) return null;
  const request = { ...prompt, isOwnPage: isOwnPage(prompt.facts) };
  const match = chosen
    ? matchChosen(request, chosen, words, index)
    : matchTopic(request, words, index, likelyChance);
  const topic = match && shelf.read(prompt.language, match.name);
  const read = (name: string): Topic | null => shelf.read(prompt.language, name);
  const risks = risksOf(prompt.text, prompt.language);
  return match && topic && topicServes(risks, topic, prompt.language)
    ? { topic, match, library: { index, read, language: prompt.language, words } }
    : null;
}
