import type { DraftBlock } from '../../draft.ts';
import { type BlockWords, contentBlockHtml } from '../content-block.ts';
import type { IdentifiedBlock } from '../flow-block.ts';
import type { Frame } from '../frame.ts';
import { iconHtml } from '../icon.ts';
import { block, element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import type { PaperSection } from './sections.ts';

/** Inputs of a paper's layout. */
export interface Paper {
  readonly pageId: string;
  readonly title: FieldText;
  readonly lead: FieldText | undefined;
  readonly blocks: readonly IdentifiedBlock[];
  readonly frame: Frame;
  readonly words: BlockWords;
}

/** The layout of a paper for its kind. */
export interface PaperLayout {
  /** Classes of the page; the class of its kind is first. */
  readonly classNames: readonly string[];
  /** Has text directly below its title. */
  readonly hasLead: boolean;
  /** All blocks except the masthead. */
  readonly blocks: readonly DraftBlock[];
}

export const partsHtml = (parts: readonly IdentifiedBlock[], words: BlockWords): readonly Html[] =>
  parts.map(({ id, block: each }) => contentBlockHtml(each, id, words));

export const titleHtml = ({ title, id, icon }: PaperSection, className = 'passage-title'): Html | null =>
  title && richElement('h2', { class: className, id }, title, iconHtml(icon));

const nameOf = ({ title }: PaperSection, { labels }: BlockWords): string =>
  title === null ? labels.text : title.plain || labels.section;

/** Returns a full-width section with its title above. */
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

/** Returns short sections side by side. */
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
