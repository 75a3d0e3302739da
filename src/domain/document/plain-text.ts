import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { phrasingElements, svgDescriptionElements, svgElements } from './sanitise/allowed-elements.ts';

/** Phrasing elements continue the current line; all others start a new one. */
const isInline = (name: string): boolean => phrasingElements.has(name) && name !== 'svg' && name !== 'br';

const startsCell = (name: string): boolean => name === 'td' || name === 'th';
const isDrawnText = (name: string): boolean => name === 'text';

function collect(nodes: readonly ChildNode[], parts: string[], isDrawing: boolean): void {
  for (const node of nodes) {
    if (isText(node)) {
      parts.push(node.data.replace(/[\s\u00a0]+/g, ' '));
      continue;
    }
    if (!isTag(node)) continue;
    const { name } = node;
    if (isDrawing && (svgDescriptionElements.has(name) || !svgElements.has(name.toLowerCase()))) continue;
    const separator = startsCell(name)
      ? '\t'
      : isDrawing
        ? isDrawnText(name)
          ? '\n'
          : ''
        : isInline(name)
          ? ''
          : '\n';
    parts.push(separator);
    collect(node.children, parts, isDrawing || name === 'svg');
    parts.push(startsCell(name) ? '' : separator);
  }
}

/** Returns the visible text of parsed nodes in reading order: one line per block, tabs between cells. */
export function textOfNodes(nodes: readonly ChildNode[]): string {
  const parts: string[] = [];
  collect(nodes, parts, false);
  return parts
    .join('')
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/ +/g, ' ').trim())
        .filter((cell) => cell !== '')
        .join('\t'),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the visible text of markup in reading order: one line per block, tabs between cells. */
export function plainText(html: string): string {
  return textOfNodes(parseDocument(html).children);
}
