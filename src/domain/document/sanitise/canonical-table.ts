import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { Flow, FlowContext } from './canonical-context.ts';
import { deeper } from './canonical-context.ts';
import type { CanonicalElement, CanonicalNode } from './canonical-node.ts';
import { element } from './canonical-node.ts';
import { cleanAttributes } from './clean-attributes.ts';

const isBlank = (node: ChildNode): boolean => (isText(node) ? node.data.trim() === '' : !isTag(node));
const isCell = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === 'td' || node.name === 'th');
const isRowGroup = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === 'thead' || node.name === 'tbody' || node.name === 'tfoot');
const isNamed = (node: ChildNode, name: string): node is Element => isTag(node) && node.name === name;

/** Groups adjacent nodes with the same key. */
function runs<K>(
  nodes: readonly ChildNode[],
  keyOf: (node: ChildNode) => K,
): { key: K; nodes: ChildNode[] }[] {
  const found: { key: K; nodes: ChildNode[] }[] = [];
  for (const node of nodes) {
    const key = keyOf(node);
    const last = found.at(-1);
    if (last && last.key === key) last.nodes.push(node);
    else found.push({ key, nodes: [node] });
  }
  return found;
}

/** Builds the cells of a row; content between cells becomes a cell. */
function cells(nodes: readonly ChildNode[], context: FlowContext, flow: Flow): readonly CanonicalElement[] {
  const solid = nodes.filter((node) => !isBlank(node));
  return runs(solid, isCell).flatMap((run) =>
    run.key
      ? run.nodes
          .filter(isCell)
          .map((cell) =>
            element(
              cell.name,
              cleanAttributes(cell.name, cell.attribs),
              flow(cell.children, deeper(context)),
            ),
          )
      : looseCell(run.nodes, context, flow),
  );
}

function looseCell(
  nodes: readonly ChildNode[],
  context: FlowContext,
  flow: Flow,
): readonly CanonicalElement[] {
  const content = flow(nodes, deeper(context));
  return content.length === 0 ? [] : [element('td', [], content)];
}

/** Builds the rows of a row group; wraps cells without a row. */
function rows(nodes: readonly ChildNode[], context: FlowContext, flow: Flow): readonly CanonicalElement[] {
  const solid = nodes.filter((node) => !isBlank(node));
  return runs(solid, (node) => isNamed(node, 'tr')).flatMap((run) =>
    run.key
      ? run.nodes
          .filter(isTag)
          .map((row) =>
            element('tr', cleanAttributes('tr', row.attribs), cells(row.children, deeper(context), flow)),
          )
      : looseRow(run.nodes, context, flow),
  );
}

function looseRow(
  nodes: readonly ChildNode[],
  context: FlowContext,
  flow: Flow,
): readonly CanonicalElement[] {
  const content = cells(nodes, deeper(context), flow);
  return content.length === 0 ? [] : [element('tr', [], content)];
}

function columnGroup(node: Element): CanonicalElement {
  const columns = node.children
    .filter((child): child is Element => isNamed(child, 'col'))
    .map((column) => element('col', cleanAttributes('col', column.attribs), []));
  return element('colgroup', cleanAttributes('colgroup', node.attribs), columns);
}

type Part = 'caption' | 'colgroup' | 'col' | 'group' | 'loose';

function partOf(node: ChildNode): Part {
  if (isNamed(node, 'caption')) return 'caption';
  if (isNamed(node, 'colgroup')) return 'colgroup';
  if (isNamed(node, 'col')) return 'col';
  return isRowGroup(node) ? 'group' : 'loose';
}

function tablePart(
  part: Part,
  nodes: readonly ChildNode[],
  context: FlowContext,
  flow: Flow,
): readonly CanonicalElement[] {
  const elements = nodes.filter(isTag);
  if (part === 'caption') {
    return elements.map((node) =>
      element('caption', cleanAttributes('caption', node.attribs), flow(node.children, deeper(context))),
    );
  }
  if (part === 'colgroup') return elements.map(columnGroup);
  if (part === 'col') {
    const columns = elements.map((column) => element('col', cleanAttributes('col', column.attribs), []));
    return [element('colgroup', [], columns)];
  }
  if (part === 'group') {
    return elements.map((node) =>
      element(
        node.name,
        cleanAttributes(node.name, node.attribs),
        rows(node.children, deeper(context), flow),
      ),
    );
  }
  const loose = rows(nodes, deeper(context), flow);
  return loose.length === 0 ? [] : [element('tbody', [], loose)];
}

/** Builds a table with every row in a group and every text in a cell, as an HTML parser would. */
export function buildTable(node: Element, context: FlowContext, flow: Flow): CanonicalElement {
  const solid = node.children.filter((child) => !isBlank(child));
  const inner = deeper(context);
  const content: CanonicalNode[] = runs(solid, partOf).flatMap((run) =>
    tablePart(run.key, run.nodes, inner, flow),
  );
  return element('table', cleanAttributes('table', node.attribs), content);
}
