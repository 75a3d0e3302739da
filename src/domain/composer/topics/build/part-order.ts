import type { PartRole } from '../../../topics/topic.ts';
import type { TopicForm } from '../lexicon/topic-words.ts';

/** Parts by importance: what a short page says first. */
const usual: readonly PartRole[] = [
  'how',
  'hook',
  'note',
  'kinds',
  'why',
  'benefits',
  'figures',
  'quiz',
  'history',
  'limits',
  'compare',
  'start',
  'myths',
  'terms',
  'questions',
  'task',
];
const forChildren: readonly PartRole[] = [
  'children',
  'hook',
  'how',
  'quiz',
  'task',
  'figures',
  'kinds',
  'note',
  'why',
  'benefits',
  'start',
  'myths',
  'compare',
  'history',
  'terms',
  'limits',
  'questions',
];

/** What a form is for. */
const first: Readonly<Partial<Record<TopicForm, readonly PartRole[]>>> = {
  guide: ['how', 'start', 'note', 'limits'],
  faq: ['questions', 'note', 'myths', 'terms', 'start'],
  lesson: ['how', 'terms', 'questions'],
};

/** Returns the parts of a page by importance: what was asked, what its form is for, and the others. */
export const byImportance = (
  form: TopicForm,
  asked: readonly PartRole[],
  isForChildren: boolean,
): readonly PartRole[] => [
  ...new Set([...asked, ...(isForChildren ? forChildren : [...(first[form] ?? []), ...usual])]),
];
