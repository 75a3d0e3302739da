import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { Span } from '../../../content/text/span.ts';
import { parseArticle } from '../../article-tree.ts';
import { readCellBars } from '../../figures/cell-bars.ts';
import { readChart } from '../../figures/read-chart.ts';
import { readDiagram } from '../../figures/read-diagram.ts';
import { textOfNodes } from '../../plain-text.ts';
import type { ArticleContent, ContentBlock, KeyFigure, ListItem, RichText } from '../brief.ts';

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);
const textOf = (element: Element): string => textOfNodes([element]).replace(/\s*\n\s*/g, ' ');

type Marks = Omit<Span, 'text'>;

function spansOf(nodes: readonly ChildNode[], marks: Marks): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (isText(node)) return node.data === '' ? [] : [{ text: node.data.replace(/\s+/g, ' '), ...marks }];
    if (!isTag(node) || node.name === 'svg') return [];
    const { name } = node;
    const more: Marks = {
      ...(name === 'strong' || name === 'b' ? { isStrong: true } : {}),
      ...(name === 'em' || name === 'i' ? { isEmphasis: true } : {}),
      ...(name === 'code' ? { isCode: true } : {}),
      ...(name === 's' || name === 'del' ? { isStruck: true } : {}),
      ...(hasClass(node, 'gap') ? { isGap: true } : {}),
      ...(name === 'a' && node.attribs.href ? { href: node.attribs.href } : {}),
    };
    return spansOf(node.children, { ...marks, ...more });
  });
}

const richOf = (element: Element): RichText => spansOf(element.children, {});

const childrenOf = (element: Element): Element[] => element.children.filter(isTag);

function find(element: Element, matches: (candidate: Element) => boolean): Element | undefined {
  for (const child of childrenOf(element)) {
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

function listItem(element: Element): ListItem {
  const nested = childrenOf(element).filter(({ name }) => name !== 'span');
  const text = childrenOf(element).find(({ name }) => name === 'span');
  return { text: text ? richOf(text) : richOf(element), children: text ? nested.flatMap(blocksIn) : [] };
}

const rowsOf = (element: Element): Element[] =>
  childrenOf(element).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));

function tableOf(element: Element): ContentBlock[] {
  const rows = rowsOf(element).map((row) =>
    childrenOf(row).filter(({ name }) => name === 'td' || name === 'th'),
  );
  const [first, ...rest] = rows;
  if (!first) return [];
  const hasHead = first.every(({ name }) => name === 'th');
  const head = hasHead ? first.map(richOf) : first.map(() => []);
  const body = (hasHead ? rest : rows).map((row) => row.map(richOf));
  const alignment = first.map((_, column) => {
    const cell = (rest[0] ?? first)[column];
    return cell && hasClass(cell, 'num') ? ('right' as const) : ('left' as const);
  });
  const bars = readCellBars(element);
  return [{ type: 'table', table: { head, rows: body, alignment, ...(bars ? { bars } : {}) } }];
}

function figureOf(element: Element): KeyFigure {
  const part = (name: string): string | undefined => {
    const found = find(element, (candidate) => hasClass(candidate, name));
    return found ? textOf(found) : undefined;
  };
  const detail = part('figure-detail');
  return {
    value: part('figure-value') ?? '',
    label: part('figure-label') ?? '',
    ...(detail ? { detail } : {}),
  };
}

/** Running heads, page numbers and small labels repeat what the page says elsewhere. */
const skipped = ['masthead', 'colophon', 'slide-label', 'opening-art', 'quote-art', 'cover-name'];

function blocksIn(element: Element): ContentBlock[] {
  if (element.name === 'svg' || skipped.some((name) => hasClass(element, name))) return [];
  const { name } = element;
  if (/^h[1-6]$/.test(name)) {
    const level = name === 'h1' || name === 'h2' ? 2 : name === 'h3' ? 3 : 4;
    return [{ type: 'heading', level, text: richOf(element) }];
  }
  if (name === 'ul' || name === 'ol') {
    return [
      {
        type: 'list',
        isOrdered: name === 'ol',
        items: childrenOf(element)
          .filter((item) => item.name === 'li')
          .map(listItem),
      },
    ];
  }
  if (name === 'table') return tableOf(element);
  if (name === 'pre') return [{ type: 'code', text: textOfNodes([element]) }];
  if (name === 'hr') return [{ type: 'divider' }];
  if (element.attribs['data-chart'] !== undefined) {
    const chart = readChart(element);
    if (chart) return [{ type: 'chart', chart }];
  }
  if (element.attribs['data-diagram'] !== undefined) {
    const diagram = readDiagram(element);
    if (diagram) return [{ type: 'diagram', diagram }];
  }
  if (element.attribs['data-qr'] !== undefined) {
    const caption = find(element, (child) => child.name === 'figcaption');
    return [{ type: 'qr', text: element.attribs['data-qr'], caption: caption ? textOf(caption) : '' }];
  }
  if (name === 'figure' && find(element, (child) => child.name === 'blockquote')) {
    const quote = find(element, (child) => child.name === 'blockquote');
    const by = find(element, (child) => child.name === 'figcaption');
    return quote ? [{ type: 'quote', text: richOf(quote), ...(by ? { by: textOf(by) } : {}) }] : [];
  }
  if (hasClass(element, 'figures')) {
    const figures = childrenOf(element)
      .filter((child) => hasClass(child, 'figure'))
      .map(figureOf);
    return figures.length > 0 ? [{ type: 'figures', figures }] : [];
  }
  if (hasClass(element, 'point-marker') && /^\d+$/.test(textOf(element))) return [];
  if (name === 'address') return addressOf(element);
  if (name === 'dl') return entriesOf(element);
  const inner = childrenOf(element);
  const isProse = inner.every((child) =>
    ['span', 'strong', 'em', 'a', 'code', 'br', 'del', 's', 'b', 'i'].includes(child.name),
  );
  if (isProse) {
    const text = richOf(element).filter((span) => span.text !== '');
    return text.some((span) => span.text.trim() !== '') ? [{ type: 'paragraph', text }] : [];
  }
  return inner.flatMap(blocksIn);
}

/** A party of an invoice on one line: 'From: Studio Lumen, 12 Main Street'. */
function addressOf(element: Element): ContentBlock[] {
  const [label = '', ...lines] = childrenOf(element).map(textOf).filter(Boolean);
  return [{ type: 'paragraph', text: [{ text: `${label}: `, isStrong: true }, { text: lines.join(', ') }] }];
}

/** Labels with their values, a line each: 'When: 14 June'. */
function entriesOf(element: Element): ContentBlock[] {
  const lines = textOfNodes([element]).split('\n').filter(Boolean);
  const items: ListItem[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const text = lines[at + 1] === undefined ? (lines[at] ?? '') : `${lines[at]}: ${lines[at + 1]}`;
    items.push({ text: [{ text }], children: [] });
  }
  return items.length > 0 ? [{ type: 'list', isOrdered: false, items }] : [];
}

/** Blocks whose own name is the only heading they have. */
const namedByLayout = ['amount', 'lines', 'totals', 'payment', 'facts'];

/** A block of a page: under its name where it has no heading, its points below that of the block before. */
function blocksOfRoot(root: Element): ContentBlock[] {
  const blocks = blocksIn(root);
  const name = root.attribs['data-name'] ?? '';
  if (namedByLayout.some((kind) => hasClass(root, kind))) {
    const isLabel = (block: ContentBlock): boolean =>
      block.type === 'paragraph' &&
      block.text
        .map((span) => span.text)
        .join('')
        .trim() === name;
    return [
      { type: 'heading', level: 2, text: [{ text: name }] },
      ...blocks.filter((block) => !isLabel(block)),
    ];
  }
  if (root.attribs['data-id'] !== 'points') return blocks;
  return blocks.map((block) => (block.type === 'heading' ? { ...block, level: 3 as const } : block));
}

/** What a document says, free of its layout: for building it again as another kind. */
export function contentOfDocument(html: string): ArticleContent {
  const tree = parseArticle(html);
  const roots = tree.pages.flatMap((page) => page.blocks.map(({ element }) => element));
  const title = roots
    .map((root) => (root.name === 'h1' ? root : find(root, ({ name }) => name === 'h1')))
    .find(Boolean);
  const titleText = title ? textOf(title) : (tree.article?.attribs['data-title'] ?? '');
  const masthead = roots.find((root) => hasClass(root, 'masthead'));
  const name = masthead ? find(masthead, (child) => hasClass(child, 'masthead-name')) : undefined;
  const isTitle = (block: ContentBlock): boolean =>
    block.type === 'heading' &&
    block.text
      .map((span) => span.text)
      .join('')
      .trim() === titleText;
  const blocks = roots.flatMap(blocksOfRoot).filter((block) => !isTitle(block));
  return {
    kind: 'article',
    organisation: name ? textOf(name) : null,
    runningTitle: '',
    date: '',
    title: titleText || 'Document',
    blocks,
  };
}
