import type { Layout } from '../../document-content.ts';

/** How a slot stands on a page when it has a directive of its own. */
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

/** Which slots of a layout plain Markdown fills, and which have a directive. The title is always the first `# heading`. */
export interface PageNotation {
  /** Paragraphs. */
  readonly text?: string;
  /** A list. */
  readonly list?: { readonly field: string; readonly kind: ItemKind };
  /** A table. */
  readonly table?: 'table' | 'chart' | 'lines';
  /** `## headings` with their text. */
  readonly sections?: string;
  /** A quote: an object of text and source, or both fields of the page. */
  readonly quote?: 'quote' | 'page';
  readonly slots?: Readonly<Record<string, SlotKind>>;
  /** Everything else on the page. */
  readonly blocks?: true;
  /** Short texts in the braces of the directive: `::points{label="The problem"}`. */
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
