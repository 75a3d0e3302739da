import type { Page } from '../../../../content/document-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import type { TopicForm } from '../../lexicon/topic-words.ts';
import { byImportance } from '../part-order.ts';
import { isAnswer, type TopicPageRequest } from '../topic-page-request.ts';
import { quizBlocks } from './exercises.ts';
import { fillPages } from './paper-fill.ts';
import { namedBlocks, paragraph, partSection } from './part-section.ts';

type TextForm = Extract<TopicForm, 'article' | 'guide' | 'faq'>;

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
  const roles = byImportance(form, asked, isForChildren);
  const sections = roles
    // Questions with answers to choose from are for those who ask for them.
    .filter(
      (role) => role !== 'closing' && role !== 'children' && (role !== 'quiz' || asked.includes('quiz')),
    )
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
