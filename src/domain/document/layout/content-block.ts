import type { CalloutTone, ContentBlock, ListItem, RichText } from '../brief.ts';
import { entriesHtml } from './blocks/entries.ts';
import { tableHtml } from './blocks/grid-table.ts';
import { pictureHtml } from './blocks/picture-frame.ts';
import { qrHtml } from './blocks/qr-code.ts';
import { signaturesHtml } from './blocks/signatures.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { diagramHtml } from './diagrams/diagram-figure.ts';
import { escapeHtml } from './escape-html.ts';
import { figuresHtml } from './key-figures.ts';
import type { Labels } from './labels.ts';
import { element, type Html, textElement } from './markup.ts';
import { richHtml } from './rich-text.ts';

/** What the fixed words and the numbers of a block are written in. */
export interface BlockWords {
  readonly labels: Labels;
  readonly language: string;
}

function listItemHtml(item: ListItem, id: string, words: BlockWords): Html {
  const mark = item.isChecked === undefined ? undefined : item.isChecked ? 'is-done' : 'is-open';
  return element(
    'li',
    { class: mark, id },
    element('span', { class: 'item-text', id: `${id}.text` }, richHtml(item.text)),
    ...item.children.map((child, index) => contentBlockHtml(child, `${id}.${index + 1}`, words)),
  );
}

function quoteHtml(text: RichText, by: string | undefined, id: string): Html {
  return element(
    'figure',
    { class: 'inset-quote', id },
    element('blockquote', { class: 'quote-text', id: `${id}.text` }, richHtml(text)),
    by !== undefined && textElement('figcaption', { class: 'quote-by', id: `${id}.by` }, by),
  );
}

interface CalloutContent {
  readonly tone: CalloutTone;
  readonly title?: RichText;
  readonly blocks: readonly ContentBlock[];
}

/** Words that stand out of the text; what kind they are is said, not only coloured. */
function calloutHtml({ tone, title, blocks }: CalloutContent, id: string, words: BlockWords): Html {
  return element(
    'aside',
    { class: `callout callout-${tone}`, id },
    element(
      'p',
      { class: 'callout-title', id: `${id}.title` },
      title ? richHtml(title) : escapeHtml(words.labels[tone]),
    ),
    element(
      'div',
      { class: 'callout-body flow' },
      ...blocks.map((block, index) => contentBlockHtml(block, `${id}.${index + 1}`, words)),
    ),
  );
}

/** A block of given content as one element with this id; every text in it can be addressed. */
export function contentBlockHtml(block: ContentBlock, id: string, words: BlockWords): Html {
  const flow = (blocks: readonly ContentBlock[], within: string): readonly Html[] =>
    blocks.map((child, index) => contentBlockHtml(child, `${within}.${index + 1}`, words));
  switch (block.type) {
    case 'heading':
      return element(
        `h${block.level}`,
        { class: `heading heading-${block.level}`, id },
        richHtml(block.text),
      );
    case 'paragraph':
      return element('p', { class: 'paragraph', id }, richHtml(block.text));
    case 'list':
      return element(
        block.isOrdered ? 'ol' : 'ul',
        {
          class: block.isOrdered ? 'list list-ordered' : 'list',
          id,
          style: block.isOrdered ? `--start:${(block.start ?? 1) - 1}` : undefined,
          more: block.isOrdered && block.start !== undefined ? { start: String(block.start) } : undefined,
        },
        ...block.items.map((item, index) => listItemHtml(item, `${id}.${index + 1}`, words)),
      );
    case 'quote':
      return quoteHtml(block.text, block.by, id);
    case 'table':
      return tableHtml(block.table, id);
    case 'code':
      return element('pre', { class: 'code', id }, escapeHtml(block.text));
    case 'figures':
      return figuresHtml(block.figures, id, words.labels.figures);
    case 'chart':
      return chartHtml(block.chart, id, words.labels.chart, words.language);
    case 'diagram':
      return diagramHtml(block.diagram, id, words.labels.chart);
    case 'timeline':
    case 'definitions':
      return entriesHtml(block.type, block.entries, id);
    case 'steps':
      return entriesHtml('steps', block.entries, id, block.start);
    case 'callout':
      return calloutHtml(block, id, words);
    case 'cards':
      return element(
        'div',
        { class: 'cards', id, more: { 'data-count': String(block.cards.length) } },
        ...block.cards.map(({ title, blocks }, index) =>
          element(
            'section',
            { class: 'card flow', id: `${id}.${index + 1}` },
            element(
              `h${block.level ?? 3}`,
              { class: 'card-title', id: `${id}.${index + 1}.title` },
              richHtml(title),
            ),
            ...flow(blocks, `${id}.${index + 1}`),
          ),
        ),
      );
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
      return signaturesHtml(block.signatures, id);
    case 'qr':
      return qrHtml(block.text, block.caption, id);
    case 'picture':
      return pictureHtml(block, id);
    case 'html':
      return element('div', { class: 'foreign flow', id }, block.html);
    case 'divider':
      return `<hr class="divider" data-id="${escapeHtml(id)}">`;
  }
}
