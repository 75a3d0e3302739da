import type { Page } from '../../../../content/document-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import type { TopicForm } from '../../lexicon/topic-words.ts';
import { isAnswer, type TopicPageRequest } from '../topic-page-request.ts';
import { quizBlocks } from './exercises.ts';
import { fillPages } from './paper-fill.ts';
import { namedBlocks, paragraph, partSection } from './part-section.ts';

type TextForm = Extract<TopicForm, 'article' | 'guide' | 'faq'>;

/** Parts by importance, by form. */
const ranked: Readonly<Record<TextForm, readonly PartRole[]>> = {
  article: [
    'how',
    'hook',
    'note',
    'why',
    'kinds',
    'history',
    'figures',
    'benefits',
    'limits',
    'compare',
    'myths',
    'start',
    'terms',
    'questions',
    'task',
  ],
  guide: [
    'how',
    'start',
    'note',
    'limits',
    'kinds',
    'benefits',
    'terms',
    'myths',
    'questions',
    'task',
    'compare',
    'why',
    'figures',
    'hook',
    'history',
  ],
  faq: [
    'questions',
    'note',
    'myths',
    'terms',
    'start',
    'limits',
    'how',
    'kinds',
    'why',
    'benefits',
    'compare',
    'figures',
    'history',
  ],
};

const forChildren: readonly PartRole[] = [
  'how',
  'hook',
  'task',
  'figures',
  'kinds',
  'why',
  'terms',
  'note',
  'start',
  'myths',
  'questions',
];

const usualPages: Readonly<Record<TextForm, number>> = { article: 2, guide: 2, faq: 1 };

function pageCount(form: TextForm, { pages, amount, isForChildren, asked }: TopicPageRequest): number {
  if (pages !== undefined) return pages;
  // What was asked stays the main thing.
  if (amount === 'brief' || isForChildren || asked.some(isAnswer)) return 1;
  return usualPages[form] + (amount === 'detailed' ? 1 : 0);
}

/** Builds running text: an explainer, a guide or frequently asked questions, of as many parts as the pages hold. */
export function buildText(form: TextForm, request: TopicPageRequest): Page {
  const { topic, title, asked, isForChildren, look } = request;
  const { definition, parts } = topic;
  const lead = isForChildren ? parts.children.text : definition.first;
  const opening = isForChildren || form === 'faq' ? [] : [paragraph(definition.more)];
  const named = namedBlocks(request);
  const closing = partSection('closing', request);
  const roles = [...new Set([...asked, ...(isForChildren ? forChildren : ranked[form])])];
  const sections = roles
    .filter((role) => role !== 'closing')
    .map((role) => ({ role, blocks: role === 'quiz' ? quizBlocks(request) : partSection(role, request) }))
    .filter(({ blocks }) => blocks.length > 0);
  const first: readonly PartRole[] = form === 'faq' ? ['questions'] : ['hook'];
  const chosen = fillPages(sections, {
    pages: pageCount(form, request),
    look,
    language: topic.language,
    before: [paragraph(lead), ...opening, ...named],
    after: [closing],
    order: [...(asked.some(isAnswer) ? [] : first), ...asked.filter(isAnswer), ...topic.order],
  });
  return {
    layout: 'article',
    title,
    lead,
    blocks: [...opening, ...named, ...chosen.flatMap(({ blocks }) => blocks), ...closing],
  };
}
