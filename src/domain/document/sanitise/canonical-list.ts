import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { Flow, FlowContext } from './canonical-context.ts';
import { deeper } from './canonical-context.ts';
import type { CanonicalElement } from './canonical-node.ts';
import { element } from './canonical-node.ts';
import { cleanAttributes } from './clean-attributes.ts';

const isBlank = (node: ChildNode): boolean => (isText(node) ? node.data.trim() === '' : !isTag(node));

/**
 * Builds the items of a list: elements for which `itemOf` returns a result use it; adjacent other content is
 * wrapped in items named `wrapper`.
 */
function items(
  nodes: readonly ChildNode[],
  wrapper: string,
  itemOf: (node: Element) => CanonicalElement | null,
  context: FlowContext,
  flow: Flow,
): readonly CanonicalElement[] {
  const made: CanonicalElement[] = [];
  let loose: ChildNode[] = [];
  const flush = (): void => {
    if (loose.some((node) => !isBlank(node))) {
      const content = flow(loose, deeper(context));
      if (content.length > 0) made.push(element(wrapper, [], content));
    }
    loose = [];
  };
  for (const node of nodes) {
    const item = isTag(node) ? itemOf(node) : null;
    if (!item) {
      loose.push(node);
      continue;
    }
    flush();
    made.push(item);
  }
  flush();
  return made;
}

/** Builds a `ul` or `ol` that contains only items. */
export function buildList(node: Element, context: FlowContext, flow: Flow): CanonicalElement {
  const inner = deeper(context);
  const itemOf = (child: Element): CanonicalElement | null =>
    child.name === 'li'
      ? element('li', cleanAttributes('li', child.attribs), flow(child.children, deeper(inner)))
      : null;
  return element(
    node.name,
    cleanAttributes(node.name, node.attribs),
    items(node.children, 'li', itemOf, inner, flow),
  );
}

/** Builds a `dl` of terms and descriptions, or groups of them. */
export function buildDescriptions(node: Element, context: FlowContext, flow: Flow): CanonicalElement {
  const inner = deeper(context);
  const pairOf =
    (at: FlowContext) =>
    (child: Element): CanonicalElement | null =>
      child.name === 'dt' || child.name === 'dd'
        ? element(child.name, cleanAttributes(child.name, child.attribs), flow(child.children, deeper(at)))
        : null;
  const itemOf = (child: Element): CanonicalElement | null => {
    if (child.name !== 'div') return pairOf(inner)(child);
    const group = deeper(inner);
    return element(
      'div',
      cleanAttributes('div', child.attribs),
      items(child.children, 'dd', pairOf(group), group, flow),
    );
  };
  return element('dl', cleanAttributes('dl', node.attribs), items(node.children, 'dd', itemOf, inner, flow));
}
