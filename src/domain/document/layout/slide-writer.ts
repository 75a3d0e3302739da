import type { Brief, SlideContent } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import type { Labels } from './labels.ts';
import { block, element, type Html, textElement } from './markup.ts';

/** What every slide is written from. */
export interface SlideWriter {
  /** Page id, which every id on the slide starts with. */
  readonly id: string;
  /** The place of the slide in its deck, from 1. */
  readonly number: number;
  readonly labels: Labels;
  readonly brief: Brief;
  readonly motif: string;
}

export type SlideOf<L extends SlideContent['layout']> = Extract<SlideContent, { layout: L }>;

export function labelHtml({ id }: SlideWriter, label: string): Html | null {
  return label === '' ? null : textElement('p', { class: 'slide-label', id: `${id}.label` }, label);
}

/** Label and title within another block. */
export function headHtml(writer: SlideWriter, label: string, title: string): Html {
  return element(
    'div',
    { class: 'slide-head' },
    labelHtml(writer, label),
    textElement(
      'h2',
      { class: 'slide-title fit-headline', id: `${writer.id}.title`, style: headlineStyle(title) },
      title,
    ),
  );
}

/** Label and title as a block of their own. */
export function headBlock(writer: SlideWriter, label: string, title: string): DraftBlock {
  return block(
    'header',
    { class: 'slide-head', id: `${writer.id}.head`, name: writer.labels.title },
    labelHtml(writer, label),
    textElement(
      'h2',
      { class: 'slide-title fit-headline', id: `${writer.id}.title`, style: headlineStyle(title) },
      title,
    ),
  );
}
