import type { Look } from '../../../content/look.ts';
import type { PartRole, Topic } from '../../../topics/topic.ts';
import type { TopicForm, TopicWords } from '../lexicon/topic-words.ts';
import type { NamedSection } from '../passages/find-passages.ts';

/** What to make of a topic. */
export interface TopicPageRequest {
  readonly topic: Topic;
  readonly form: TopicForm;
  /** The headline: the topic's own, or what the prompt asks about it. */
  readonly title: string;
  /** Parts that the prompt asks for, which come first. Each is in the topic. */
  readonly asked: readonly PartRole[];
  /** Parts that the prompt names, in its order. */
  readonly sections: readonly NamedSection[];
  readonly isForChildren: boolean;
  /** Requested number of pages or slides. */
  readonly pages: number | undefined;
  /** Requested number of questions of a quiz, a worksheet or an FAQ. */
  readonly questions: number | undefined;
  readonly amount: 'brief' | 'usual' | 'detailed';
  /** Words of the prompt besides the request, such as a speaker and a date: one line each. */
  readonly own: readonly string[];
  readonly labels: TopicWords['labels'];
  /** Its format decides between slides and paper. */
  readonly look: Look;
}

/** What a page has behind its text, where it stays: a quiz, a task, and what to remember. */
const attached: ReadonlySet<string> = new Set<PartRole>(['quiz', 'task', 'closing']);

/** Returns whether a part answers what a prompt asks about the subject, and so comes first. */
export const isAnswer = (role: PartRole): boolean => !attached.has(role);

/** The prompt's own words in one line. */
export const ownLine = ({ own }: TopicPageRequest): string => own.join(' · ');
