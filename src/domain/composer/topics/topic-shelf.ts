import type { Topic } from '../../topics/topic.ts';
import type { TopicNames, TopicStems } from '../../topics/topic-names.ts';
import type { Keeping } from '../kept-data.ts';

/** The topics available to the composer. */
export interface TopicShelf {
  readonly namesIn: (language: string) => readonly TopicNames[];
  /** What the texts of the topics are found by. */
  readonly stemsIn: (language: string) => readonly TopicStems[];
  /** Reads a topic; null if there is none, or if its file is invalid. */
  readonly read: (language: string, name: string) => Topic | null;
  /** Keeps what is built of the topics between starts. */
  readonly keeping?: Keeping;
}

export const noTopics: TopicShelf = { namesIn: () => [], stemsIn: () => [], read: () => null };
