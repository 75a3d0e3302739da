import type { Page } from '../../../../content/document-content.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import type { PartSlides } from './part-slides.ts';

/**
 * Adds speaker notes: what else the definition says, and questions of listeners with their answers. Texts that are on
 * a slide are never in the notes.
 */
export function withNotes(
  slides: readonly Page[],
  { topic }: TopicPageRequest,
  shown: ReadonlySet<PartSlides['role']>,
): readonly Page[] {
  const { definition, parts } = topic;
  const hasFirst = slides.some((page) => page.layout === 'cover' && page.subtitle === definition.first);
  const opening = shown.has('definition')
    ? ''
    : [hasFirst ? '' : definition.first, definition.more].filter(Boolean).join(' ');
  const questions = shown.has('questions')
    ? []
    : parts.questions.items.map(({ title, text }) => `${title} ${text}`);
  return slides.map((page): Page => {
    if (page.notes !== undefined) return page;
    const isText = page.layout !== 'cover' && page.layout !== 'closing';
    const notes = page.layout === 'cover' ? opening : isText ? questions.shift() : undefined;
    return notes ? { ...page, notes } : page;
  });
}
