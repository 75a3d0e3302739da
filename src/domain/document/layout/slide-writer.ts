import type { Block } from '../../content/blocks/blocks.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { SlidePage } from '../../content/present/slide-page.ts';
import type { DraftBlock } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import type { TableData } from './blocks/table-data.ts';
import { tableOf } from './blocks/table-of-content.ts';
import { flowBlock, type IdentifiedBlock } from './flow-block.ts';
import type { Frame } from './frame.ts';
import type { Labels } from './labels.ts';
import { block, element, type Html, textElement } from './markup.ts';
import type { SlidePlace } from './slide-art.ts';
import { type FieldText, isEmpty } from './text/field-text.ts';
import { type Read, readFields } from './text/read-fields.ts';

/** A slide with parsed texts: its table with totals, its blocks with their final ids. */
export type Slide =
  | Read<Exclude<SlidePage, { layout: 'table' | 'text' }>>
  | (Omit<Read<PageOf<'table'>>, 'table'> & { readonly table: TableData })
  | (Omit<Read<PageOf<'text'>>, 'blocks'> & { readonly blocks: readonly IdentifiedBlock[] });

export type SlideOf<Name extends Slide['layout']> = Extract<Slide, { layout: Name }>;

export function readSlide(page: SlidePage, pageId: string, language: string): Slide {
  switch (page.layout) {
    case 'table': {
      const { table, ...own } = readFields(page);
      return { ...own, table: tableOf(table, page.table, language) };
    }
    case 'text': {
      const { blocks, ...own } = page;
      return { ...readFields(own), blocks: blocks.map((each, at) => slideBlock(each, pageId, at, language)) };
    }
    default:
      return readFields(page);
  }
}

function slideBlock(block: Block, pageId: string, at: number, language: string): IdentifiedBlock {
  return { id: block.id ?? `${pageId}.text.${at + 1}`, block: flowBlock(block, language) };
}

/** Shared inputs of all slides. */
export interface SlideWriter extends SlidePlace {
  /** Prefix of every id of the slide, except for blocks. */
  readonly id: string;
  readonly labels: Labels;
  readonly frame: Frame;
}

export function labelHtml({ id }: SlideWriter, label: FieldText | undefined): Html | null {
  return label === undefined || isEmpty(label)
    ? null
    : textElement('p', { class: 'slide-label', id: `${id}.label` }, label);
}

const titleHtml = ({ id }: SlideWriter, title: FieldText): Html =>
  textElement(
    'h2',
    { class: 'slide-title fit-headline', id: `${id}.title`, style: headlineStyle(title.plain) },
    title,
  );

interface Titled {
  readonly label?: FieldText | undefined;
  readonly title: FieldText;
}

/** Returns label and title within another block. */
export function headHtml(writer: SlideWriter, { label, title }: Titled): Html {
  return element('div', { class: 'slide-head' }, labelHtml(writer, label), titleHtml(writer, title));
}

/** Returns label and title as a separate block. */
export function headBlock(writer: SlideWriter, { label, title }: Titled): DraftBlock {
  return block(
    'header',
    { class: 'slide-head', id: `${writer.id}.head`, name: writer.labels.title },
    labelHtml(writer, label),
    titleHtml(writer, title),
  );
}
