import type { DraftBlock } from '../../draft.ts';
import { type BlockWords, contentBlockHtml } from '../content-block.ts';
import type { IdentifiedBlock } from '../flow-block.ts';
import type { Frame } from '../frame.ts';
import { iconHtml } from '../icon.ts';
import { block, element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import type { PaperSection } from './sections.ts';

/** What a paper is laid out from. */
export interface Paper {
  readonly pageId: string;
  readonly title: FieldText;
  readonly lead: FieldText | undefined;
  readonly blocks: readonly IdentifiedBlock[];
  readonly frame: Frame;
  readonly words: BlockWords;
}

/** A paper in the arrangement of its kind. */
export interface PaperLayout {
  /** Classes of the page, the one of its kind first. */
  readonly classNames: readonly string[];
  /** Says something below its title, before anything else. */
  readonly hasLead: boolean;
  /** All but the masthead. */
  readonly blocks: readonly DraftBlock[];
}

export const partsHtml = (parts: readonly IdentifiedBlock[], words: BlockWords): readonly Html[] =>
  parts.map(({ id, block: each }) => contentBlockHtml(each, id, words));

export const titleHtml = ({ title, id, icon }: PaperSection, className = 'passage-title'): Html | null =>
  title && richElement('h2', { class: className, id }, title, iconHtml(icon));

const nameOf = ({ title }: PaperSection, { labels }: BlockWords): string =>
  title === null ? labels.text : title.plain || labels.section;

/** A section over the width of the page, with its title above. */
export function sectionBlock(
  section: PaperSection,
  words: BlockWords,
  { className, body }: { readonly className?: string; readonly body?: readonly Html[] } = {},
): DraftBlock {
  return block(
    'section',
    {
      class: className === undefined ? 'passage' : `passage ${className}`,
      id: section.title === null ? section.id : `${section.id}.passage`,
      name: nameOf(section, words),
    },
    titleHtml(section),
    element('div', { class: 'passage-body flow' }, ...(body ?? partsHtml(section.parts, words))),
  );
}

/** Short sections side by side. */
export function briefsBlock(sections: readonly PaperSection[], words: BlockWords): DraftBlock {
  const [first] = sections;
  return block(
    'section',
    {
      class: 'passage briefs',
      id: `${first?.id ?? ''}.briefs`,
      name: sections.map((each) => nameOf(each, words)).join(', '),
    },
    ...sections.map((section) => briefHtml(section, words)),
  );
}

export const briefHtml = (section: PaperSection, words: BlockWords): Html =>
  element(
    'section',
    { class: 'brief', id: `${section.id}.brief` },
    titleHtml(section, 'brief-title'),
    element('div', { class: 'brief-body flow' }, ...partsHtml(section.parts, words)),
  );

/** Sections in rows of `most` at a time, as even as they can be. */
export function inRows<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const rows = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => items.slice(row * each, (row + 1) * each));
}
