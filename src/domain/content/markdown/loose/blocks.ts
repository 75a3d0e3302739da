import type { Blockquote, Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { htmlToMarkdown } from '../../lenient/html-to-markdown.ts';
import type { LooseFields } from './data.ts';
import { readDirective } from './directives.ts';
import { textBelow, textOf } from './inline.ts';
import { lineOf } from './items.ts';
import { keepDays } from './keep-days.ts';
import { parseTree } from './parse-tree.ts';
import { tableFields } from './tables.ts';

/** Converts Markdown nodes to loose blocks, which the lenient reader fits to the model. */
export function looseBlocks(nodes: readonly RootContent[], levelShift = 0): LooseFields[] {
  return nodes.flatMap((node) => looseBlock(node, levelShift));
}

/** Parses Markdown into loose blocks. */
export const looseBlocksOf = (markdown: string): LooseFields[] => looseBlocks(parseTree(markdown).children);

const closingFence = /^:{2,}$/;

function looseBlock(node: RootContent, levelShift: number): LooseFields[] {
  switch (node.type) {
    case 'heading': {
      const { nodes, attributes } = lineOf(node.children, ['icon']);
      const level = Math.min(4, Math.max(2, node.depth + levelShift));
      return [{ type: 'heading', level, text: textOf(nodes), ...attributes }];
    }
    case 'paragraph':
      return paragraph(node);
    case 'list':
      return [list(node)];
    case 'blockquote':
      return [quote(node)];
    case 'code':
      return [{ type: 'code', text: node.value, ...(node.lang && { language: node.lang }) }];
    case 'thematicBreak':
      return [{ type: 'divider' }];
    case 'table':
      return [{ type: 'table', table: tableFields(node) }];
    case 'html': {
      const markdown = htmlToMarkdown(node.value, false);
      // Tags that remain after the conversion are dropped.
      return markdown === ''
        ? []
        : looseBlocks(parseTree(markdown).children.filter(({ type }) => type !== 'html'));
    }
    case 'containerDirective':
    case 'leafDirective':
      return [directive(node)];
    default:
      return [];
  }
}

const directive = (node: ContainerDirective | LeafDirective): LooseFields => readDirective(node, looseBlocks);

const picture = ({ url, alt, title }: Image): LooseFields => ({
  type: 'picture',
  ...(url && { source: url }),
  text: alt ?? '',
  ...(title && { caption: title }),
});

function paragraph(node: Paragraph): LooseFields[] {
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const pictures = parts.filter((part) => part.type === 'image');
  // Pictures on lines of their own are one paragraph to Markdown.
  if (pictures.length > 0 && pictures.length === parts.length) return pictures.map(picture);
  const text = textOf(node.children);
  return text === '' || closingFence.test(text) ? [] : [{ type: 'paragraph', text }];
}

function list(node: List): LooseFields {
  const items = node.children.map((item) => {
    const [first, ...others] = item.children;
    const isText = first?.type === 'paragraph';
    const { nodes, attributes } = lineOf(isText ? first.children : [], ['icon']);
    const blocks = looseBlocks(isText ? others : item.children);
    return {
      text: textOf(nodes),
      ...attributes,
      ...(typeof item.checked === 'boolean' && { checked: item.checked }),
      ...(blocks.length > 0 && { blocks }),
    };
  });
  const fields = {
    type: 'list',
    ...(node.ordered && { ordered: true }),
    ...(node.ordered &&
      node.start !== null &&
      node.start !== undefined &&
      node.start !== 1 && { start: node.start }),
    items,
  };
  return keepDays(fields, items, node);
}

const alert = /^\\?\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\?\]\s*/i;

/** Reads a quote, with its source after a dash in the last line. `[!NOTE]` makes it a callout. */
function quote(node: Blockquote): LooseFields {
  const first = node.children[0];
  const start =
    first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0] : undefined;
  const tone = alert.exec(start?.value ?? '');
  if (tone && start) {
    start.value = start.value.slice(tone[0].length);
    return { type: tone[1]?.toLowerCase(), blocks: looseBlocks(node.children) };
  }
  return { type: 'quote', ...quoteFields(node.children) };
}

const byLine = /^(?:—|–|--)[ \t](.+)$/;

export function quoteFields(nodes: readonly RootContent[]): LooseFields {
  const lines = nodes.map((node) => (node.type === 'paragraph' ? quoteLines(node) : textBelow(node)));
  const text = lines.filter((words) => words !== '').join('\n');
  const lastLine = text.lastIndexOf('\n') + 1;
  const by = byLine.exec(text.slice(lastLine))?.[1]?.trim();
  return by ? { text: text.slice(0, Math.max(0, lastLine - 1)), by } : { text };
}

/** Returns the text of a paragraph, with the source on its own line. */
function quoteLines(node: Paragraph): string {
  const children = node.children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    const [head = '', ...rest] = child.value.split(/\n(?=(?:—|–|--)[ \t])/);
    return [
      { ...child, value: head },
      ...rest.flatMap((value) => [{ type: 'break' as const }, { ...child, value }]),
    ];
  });
  return textOf(children);
}
