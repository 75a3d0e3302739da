import type { Look } from '../kit/look.ts';
import { cardsHtml } from './blocks/card-grid.ts';
import { entriesHtml } from './blocks/entries.ts';
import { tableHtml } from './blocks/grid-table.ts';
import { pictureHtml } from './blocks/picture-frame.ts';
import { qrHtml } from './blocks/qr-code.ts';
import { signaturesHtml } from './blocks/signatures.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { chartOf } from './charts/chart-of-content.ts';
import { contentDiagramHtml } from './diagrams/content-diagram.ts';
import { escapeHtml } from './escape-html.ts';
import type { FlowBlock, FlowBlockOf, FlowItem } from './flow-block.ts';
import { iconHtml } from './icon.ts';
import { figuresHtml } from './key-figures.ts';
import type { Labels } from './labels.ts';
import { element, type Html, richElement, shows, textElement } from './markup.ts';
import { words as plainWords } from './text/words.ts';

/** The language of a block's fixed words and numbers, and the look of its drawings. */
export interface BlockWords {
  readonly labels: Labels;
  readonly language: string;
  readonly look: Look;
}

function listItemHtml({ text, icon, checked, blocks }: FlowItem, id: string, words: BlockWords): Html {
  const mark = checked === undefined ? undefined : checked ? 'is-done' : 'is-open';
  return element(
    'li',
    { class: mark, id },
    richElement('span', { class: 'item-text', id: `${id}.text` }, text, iconHtml(icon)),
    ...blocks.map((child, index) => contentBlockHtml(child, `${id}.${index + 1}`, words)),
  );
}

/** 'Name:', 'Phone: ____': something to fill in. */
const blank = /(?:[:：]|_{2,40})\s*$/u;

/** Returns whether a list asks for words to be written on paper, one line for each. */
const isToFillIn = ({ ordered, items }: FlowBlockOf<'list'>): boolean =>
  ordered !== true &&
  items.length > 1 &&
  items.every(
    ({ text, blocks, checked }) => blocks.length === 0 && checked === undefined && blank.test(text.plain),
  );

function listHtml(list: FlowBlockOf<'list'>, id: string, words: BlockWords): Html {
  const { ordered, start, items } = list;
  return element(
    ordered ? 'ol' : 'ul',
    {
      class: ordered ? 'list list-ordered' : isToFillIn(list) ? 'list is-blanks' : 'list',
      id,
      style: ordered ? `--start:${(start ?? 1) - 1}` : undefined,
      more: ordered && start !== undefined ? { start: String(start) } : undefined,
    },
    ...items.map((item, index) => listItemHtml(item, `${id}.${index + 1}`, words)),
  );
}

function quoteHtml({ text, by }: FlowBlockOf<'quote'>, id: string): Html {
  return element(
    'figure',
    { class: 'inset-quote', id },
    richElement('blockquote', { class: 'quote-text', id: `${id}.text` }, text),
    by !== undefined && textElement('figcaption', { class: 'quote-by', id: `${id}.by` }, by),
  );
}

/** Returns a callout; its tone is named in words, not only by color. */
function calloutHtml({ tone, title, blocks }: FlowBlockOf<'callout'>, id: string, words: BlockWords): Html {
  const attributes = { class: 'callout-title', id: `${id}.title` };
  return element(
    'aside',
    { class: `callout callout-${tone}`, id },
    title ? richElement('p', attributes, title) : textElement('p', attributes, words.labels[tone]),
    element(
      'div',
      { class: 'callout-body flow' },
      ...blocks.map((block, index) => contentBlockHtml(block, `${id}.${index + 1}`, words)),
    ),
  );
}

/** Returns a call to action, linked if it has a URL. */
function actionHtml({ text, url }: FlowBlockOf<'action'>, id: string): Html {
  const spans = text.spans.map((span) =>
    span.isGap ? span : { ...span, isStrong: true, ...(url !== undefined && { href: url }) },
  );
  return richElement('p', { class: 'paragraph', id }, { ...textOf(text), spans });
}

const textOf = ({ source, plain, field }: FlowBlockOf<'action'>['text']) => ({
  source,
  plain,
  ...(field !== undefined && { field }),
});

/** Returns a block as one element with this id; every text in it is addressable. */
export function contentBlockHtml(block: FlowBlock, id: string, words: BlockWords): Html {
  const flow = (blocks: readonly FlowBlock[], within: string): readonly Html[] =>
    blocks.map((child, index) => contentBlockHtml(child, `${within}.${index + 1}`, words));
  switch (block.type) {
    case 'heading':
      return richElement(
        `h${block.level}`,
        { class: `heading heading-${block.level}`, id },
        block.text,
        iconHtml(block.icon),
      );
    case 'paragraph':
      return richElement('p', { class: 'paragraph', id }, block.text);
    case 'list':
      return listHtml(block, id, words);
    case 'quote':
      return quoteHtml(block, id);
    case 'table':
      return tableHtml(block.table, id);
    case 'code':
      return element('pre', { class: 'code', id, ...shows(block.text) }, escapeHtml(block.text.source));
    case 'figures':
      return figuresHtml(block.items, id, words.labels.figures, words.language);
    case 'chart': {
      const { data, field } = block.chart;
      return chartHtml(chartOf(data), id, words.labels.chart, words.language, undefined, field);
    }
    case 'diagram':
      return contentDiagramHtml(block.diagram, id, words.labels.chart);
    case 'timeline':
    case 'definitions':
      return entriesHtml(block.type, block.items, id);
    case 'steps':
      return entriesHtml('steps', block.items, id, block.start);
    case 'callout':
      return calloutHtml(block, id, words);
    case 'cards':
      return cardsHtml(block, id, (child, childId) => contentBlockHtml(child, childId, words));
    case 'columns':
      return element(
        'div',
        { class: 'columns', id, more: { 'data-count': String(block.columns.length) } },
        ...block.columns.map((blocks, index) =>
          element(
            'div',
            { class: 'column-text flow', id: `${id}.${index + 1}` },
            ...flow(blocks, `${id}.${index + 1}`),
          ),
        ),
      );
    case 'signatures':
      return signaturesHtml(block.items, id);
    case 'action':
      return actionHtml(block, id);
    case 'qr': {
      const path = block.caption.field?.replace(/\.?caption$/, '');
      return qrHtml(block.text.source, plainWords(block.caption.source), id, path);
    }
    case 'picture':
      return pictureHtml(block, id, words.look);
    case 'html':
      return element('div', { class: 'foreign flow', id }, block.html);
    case 'divider':
      return `<hr class="divider" data-id="${escapeHtml(id)}">`;
  }
}
