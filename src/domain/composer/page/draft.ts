import type { DocumentContent, Page } from '../../content/document-content.ts';
import { gapsOf } from '../speech/texts-of.ts';
import type { KindId } from './kinds.ts';

/** Kinds that tell something about a subject, which the composer can't know. */
const telling: ReadonlySet<KindId | null> = new Set<KindId | null>([
  null,
  'deck',
  'article',
  'report',
  'one-pager',
  'lesson',
]);

export const tellsOfSubject = (kind: KindId | null): boolean => telling.has(kind);

/** An outline with more gaps is work for its user, not a page. */
const mostGaps = 6;

export const isFullOfGaps = (content: DocumentContent): boolean => gapsOf(content).length > mostGaps;

/** Adds one clearly marked gap for what a draft is to say. */
export function withGap(pages: readonly Page[], gap: string): readonly Page[] {
  const [first, ...rest] = pages;
  if (first?.layout === 'article')
    return [{ ...first, blocks: [...first.blocks, { type: 'paragraph', text: `[[${gap}]]` }] }, ...rest];
  if (first?.layout !== 'cover') return pages;
  return [first, ...rest, { layout: 'statement', title: first.title, text: `[[${gap}]]` }];
}
