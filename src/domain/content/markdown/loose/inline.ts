import type { Nodes, PhrasingContent } from 'mdast';
import { trimEndOf, trimStartOf } from '../../../text/trim-characters.ts';
import { spansOf } from '../../text/inline-text.ts';
import { writeText } from '../../text/write-text.ts';

const lineBreak = /^<br\s*\/?>$/i;

function unwrappedText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => (at === 0 ? line : trimStartOf(line, ' \t')))
    .map((line, at) => (at === lines.length - 1 ? line : trimEndOf(line, ' \t')))
    .join(' ');
}

/** A line end within a paragraph becomes a space, as usual in Markdown; `<br>` is a line break. */
function unwrapped(node: PhrasingContent): PhrasingContent {
  if (node.type === 'text') return { ...node, value: unwrappedText(node.value) };
  if (node.type === 'html' && lineBreak.test(node.value)) return { type: 'break' };
  if ('children' in node) return { ...node, children: node.children.map(unwrapped) } as PhrasingContent;
  return node;
}

/** Converts inline nodes to the text of a field. */
export function textOf(nodes: readonly PhrasingContent[]): string {
  return writeText(spansOf(nodes.map(unwrapped)));
}

/** Returns the text below a node, with one line per block. */
export function textBelow(node: Nodes): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return textOf(node.children);
    case 'tableRow':
      return node.children.map(textBelow).join(' | ');
    case 'code':
      return node.value;
    case 'html':
    case 'definition':
    case 'yaml':
    case 'thematicBreak':
      return '';
    default:
      return 'children' in node
        ? (node.children as readonly Nodes[])
            .map(textBelow)
            .filter((text) => text !== '')
            .join('\n')
        : '';
  }
}
