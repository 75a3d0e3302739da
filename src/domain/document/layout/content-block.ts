import type { ContentBlock, ListItem, TableContent } from '../brief.ts';
import { escapeHtml } from './escape-html.ts';
import { figuresHtml } from './key-figures.ts';
import { element, type Html, textElement } from './markup.ts';
import { richHtml } from './rich-text.ts';

/** A table with its caption; columns of numbers stand right where the content says so. */
export function tableHtml(table: TableContent, id: string): Html {
  const classAt = (column: number): string | undefined => {
    const alignment = table.alignment[column];
    return alignment === 'right' ? 'num' : alignment === 'center' ? 'mid' : undefined;
  };
  return element(
    'table',
    { class: 'grid-table', id },
    table.caption !== undefined && textElement('caption', { class: 'note-text' }, table.caption),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...table.head.map((cell, column) =>
          element(
            'th',
            { class: classAt(column), id: `${id}.0.${column + 1}`, more: { scope: 'col' } },
            richHtml(cell),
          ),
        ),
      ),
    ),
    element(
      'tbody',
      {},
      ...table.rows.map((row, index) =>
        element(
          'tr',
          {},
          ...row.map((cell, column) =>
            element('td', { class: classAt(column), id: `${id}.${index + 1}.${column + 1}` }, richHtml(cell)),
          ),
        ),
      ),
    ),
  );
}

function listItemHtml(item: ListItem, id: string): Html {
  const mark = item.isChecked === undefined ? undefined : item.isChecked ? 'is-done' : 'is-open';
  return element(
    'li',
    { class: mark, id },
    element('span', { class: 'item-text', id: `${id}.text` }, richHtml(item.text)),
    ...item.children.map((child, index) => contentBlockHtml(child, `${id}.${index + 1}`)),
  );
}

/** A block of given content as one element with this id; every text in it can be addressed. */
export function contentBlockHtml(block: ContentBlock, id: string): Html {
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
        ...block.items.map((item, index) => listItemHtml(item, `${id}.${index + 1}`)),
      );
    case 'quote':
      return element(
        'figure',
        { class: 'inset-quote', id },
        element('blockquote', { class: 'quote-text', id: `${id}.text` }, richHtml(block.text)),
        block.by !== undefined && textElement('figcaption', { class: 'quote-by', id: `${id}.by` }, block.by),
      );
    case 'table':
      return tableHtml(block.table, id);
    case 'code':
      return element('pre', { class: 'code', id }, escapeHtml(block.text));
    case 'figures':
      return figuresHtml(block.figures, id, 'Key figures');
    case 'divider':
      return `<hr class="divider" data-id="${escapeHtml(id)}">`;
  }
}
