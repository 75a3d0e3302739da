import type { TopicNames } from '../../topics/read-topic.ts';
import type { Topic } from '../../topics/topic.ts';

/** The topics available to the composer. */
export interface TopicShelf {
  readonly names: readonly TopicNames[];
  /** Reads a topic; null if there is none, or if its file is invalid. */
  readonly read: (language: string, name: string) => Topic | null;
}

export const noTopics: TopicShelf = { names: [], read: () => null };
