import type { PageOf } from '../../../content/document-content.ts';
import type { SlideContent } from '../../brief.ts';
import { blocksOf, chartOf, diagramOf, figureOf, tableOf } from './blocks-of-content.ts';
import { factOf, markedWords, rich, words } from './words.ts';

export const slideLayouts = [
  'cover',
  'statement',
  'points',
  'figures',
  'chart',
  'table',
  'quote',
  'text',
  'closing',
] as const;

export type SlidePage = PageOf<(typeof slideLayouts)[number]>;

const asideOf = ({ title, text }: { readonly title: string; readonly text: string }) => ({
  title: markedWords(title),
  text: factOf(text),
});

export function slideOf(page: SlidePage, language: string): SlideContent {
  const common = { label: words(page.label ?? ''), notes: page.notes ?? '' };
  switch (page.layout) {
    case 'cover':
      return {
        ...common,
        layout: 'title',
        title: markedWords(page.title),
        subtitle: markedWords(page.subtitle ?? ''),
        ...(page.hero && { hero: figureOf(page.hero) }),
        ...(page.chart && { chart: chartOf(page.chart) }),
      };
    case 'statement':
      return {
        ...common,
        layout: 'statement',
        title: markedWords(page.title),
        text: factOf(page.text ?? ''),
      };
    case 'points':
      return {
        ...common,
        layout: 'points',
        title: markedWords(page.title),
        points: page.items.map(({ marker, title, text, diagram }) => ({
          title: markedWords(title),
          text: rich(text),
          ...(marker !== undefined && { marker: factOf(marker) }),
          ...(diagram && { diagram: diagramOf(diagram) }),
        })),
      };
    case 'figures':
      return {
        ...common,
        layout: 'figures',
        title: markedWords(page.title),
        figures: page.items.map(figureOf),
      };
    case 'chart':
      return {
        ...common,
        layout: 'chart',
        title: markedWords(page.title),
        chart: chartOf(page.chart),
        takeaway: markedWords(page.takeaway ?? ''),
        ...(page.hero && { figure: figureOf(page.hero) }),
        ...(page.ask && { ask: figureOf(page.ask) }),
        ...(page.items && { asides: page.items.map(asideOf) }),
      };
    case 'table':
      return {
        ...common,
        layout: 'table',
        title: markedWords(page.title),
        table: tableOf(page.table, language),
      };
    case 'quote':
      return {
        ...common,
        layout: 'quote',
        quote: markedWords(page.text),
        by: page.by === undefined ? null : factOf(page.by),
        ...(page.items && { points: page.items.map(asideOf) }),
      };
    case 'text':
      return {
        ...common,
        layout: 'text',
        title: markedWords(page.title),
        blocks: blocksOf(page.blocks, language),
      };
    case 'closing':
      return {
        ...common,
        layout: 'closing',
        title: markedWords(page.title),
        ask: figureOf(page.ask),
        points: page.items.map(asideOf),
      };
  }
}
