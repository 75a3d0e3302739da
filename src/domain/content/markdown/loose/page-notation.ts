import type { Layout } from '../../document-content.ts';

/** Type of a slot that has its own directive. */
export type SlotKind =
  | 'figure'
  | 'figures'
  | 'chart'
  | 'diagram'
  | 'table'
  | 'text'
  | 'lines'
  | 'facts'
  | 'program'
  | 'listing';
export type ItemKind = 'entry' | 'point' | 'figure' | 'program';

/**
 * Which slots of a layout plain Markdown fills, and which have a directive. The title is always the first `#
 * heading`.
 */
export interface PageNotation {
  /** Field for paragraphs. */
  readonly text?: string;
  /** Field for a list. */
  readonly list?: { readonly field: string; readonly kind: ItemKind };
  /** Field for a table. */
  readonly table?: 'table' | 'chart' | 'lines';
  /** Field for `## headings` with their text. */
  readonly sections?: string;
  /** Field for a quote: an object with text and source, or both as fields of the page. */
  readonly quote?: 'quote' | 'page';
  readonly slots?: Readonly<Record<string, SlotKind>>;
  /** Whether everything else on the page is read as blocks. */
  readonly blocks?: true;
  /** Short texts in the directive's braces: `::points{label="The problem"}`. */
  readonly attributes?: readonly string[];
}

const label = ['label'] as const;

export const pageNotations: Readonly<Record<Layout, PageNotation>> = {
  invoice: { text: 'note', table: 'lines' },
  'one-pager': {
    text: 'lead',
    sections: 'sections',
    quote: 'quote',
    slots: {
      hero: 'figure',
      chart: 'chart',
      diagram: 'diagram',
      figures: 'figures',
      stops: 'lines',
      action: 'text',
      contact: 'lines',
    },
  },
  flyer: {
    text: 'tagline',
    list: { field: 'points', kind: 'program' },
    slots: { facts: 'facts', points: 'program', listing: 'listing', action: 'text', contact: 'lines' },
    attributes: ['hero', 'program'],
  },
  article: { blocks: true, slots: { lead: 'text' } },
  cover: { text: 'subtitle', slots: { hero: 'figure', chart: 'chart' }, attributes: label },
  statement: { text: 'text', attributes: label },
  points: { list: { field: 'items', kind: 'point' }, attributes: label },
  figures: { list: { field: 'items', kind: 'figure' }, attributes: label },
  chart: {
    text: 'takeaway',
    table: 'chart',
    list: { field: 'items', kind: 'entry' },
    slots: { chart: 'chart', hero: 'figure', ask: 'figure' },
    attributes: label,
  },
  table: { table: 'table', slots: { table: 'table' }, attributes: label },
  quote: { quote: 'page', list: { field: 'items', kind: 'entry' }, attributes: label },
  text: { blocks: true, attributes: label },
  closing: { list: { field: 'items', kind: 'entry' }, slots: { ask: 'figure' }, attributes: label },
};
