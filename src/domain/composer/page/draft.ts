import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { gapsOf } from '../speech/texts-of.ts';
import type { KindId } from './kinds.ts';
import { escaped, upperFirst } from './say-phrase.ts';

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

/**
 * Folders of templates that tell something about a subject. Others are about what only their user knows, such as
 * a pitch or the plan of a project: there, an outline says what belongs on the page.
 */
const tellingTemplates: ReadonlySet<string> = new Set([
  'comparison',
  'explainer',
  'faq',
  'guide',
  'lesson-plan',
  'one-pager',
  'quiz',
  'report',
  'talk',
  'worksheet',
]);

/** An outline about a subject with more gaps is work for its user, not a page. */
const mostGaps = 6;

export const isFullOfGaps = (kind: string, content: DocumentContent): boolean =>
  tellingTemplates.has(kind) && gapsOf(content).length > mostGaps;

/** Adds a clearly marked gap for what a draft is to say: one for each part that it is asked to cover, or one for all. */
export function withGap(pages: readonly Page[], gap: string, asked: readonly string[]): readonly Page[] {
  const [first, ...rest] = pages;
  const text = `[[${gap}]]`;
  const parts = asked.map((part) => upperFirst(escaped(part)));
  if (first?.layout === 'article') {
    const told = parts.flatMap((part): Block[] => [
      { type: 'heading', level: 2, text: part },
      { type: 'paragraph', text },
    ]);
    const blocks: Block[] = told.length > 0 ? told : [{ type: 'paragraph', text }];
    return [{ ...first, blocks: [...first.blocks, ...blocks] }, ...rest];
  }
  if (first?.layout !== 'cover') return pages;
  if (parts.length > 0)
    return [first, ...rest, ...parts.map((title): Page => ({ layout: 'statement', title, text }))];
  return rest.length > 0 ? pages : [first, { layout: 'statement', title: text }];
}
