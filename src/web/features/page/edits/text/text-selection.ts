import type { TextRange } from './pieces.ts';

const isBreak = (node: Node): boolean => node.nodeName === 'BR';

function* leavesIn(root: Node): Generator<Node> {
  for (const node of root.childNodes) {
    if (node.nodeType === Node.TEXT_NODE || isBreak(node)) yield node;
    else yield* leavesIn(node);
  }
}

const lengthOf = (leaf: Node): number => (isBreak(leaf) ? 1 : (leaf.textContent?.length ?? 0));

/** Returns the number of characters before a position in a field; line breaks count as one. */
function offsetOf(root: Node, node: Node, offset: number): number {
  const range = (root.ownerDocument as Document).createRange();
  range.selectNodeContents(root);
  range.setEnd(node, offset);
  return [...leavesIn(range.cloneContents())].reduce((sum, leaf) => sum + lengthOf(leaf), 0);
}

/** Returns the selected range of a field; null if the selection is elsewhere. */
export function selectedRange(root: Element): TextRange | null {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!root.contains(startContainer) || !root.contains(endContainer)) return null;
  return [offsetOf(root, startContainer, startOffset), offsetOf(root, endContainer, endOffset)];
}

function positionAt(root: Element, offset: number): readonly [node: Node, offset: number] {
  let left = offset;
  let last: Node | null = null;
  for (const leaf of leavesIn(root)) {
    const length = lengthOf(leaf);
    if (left < length || (left === length && !isBreak(leaf))) {
      if (!isBreak(leaf)) return [leaf, left];
      const parent = leaf.parentNode as Node;
      return [parent, [...parent.childNodes].indexOf(leaf as ChildNode)];
    }
    left -= length;
    last = leaf;
  }
  const parent = last?.parentNode;
  return parent && last && isBreak(last)
    ? [parent, [...parent.childNodes].indexOf(last as ChildNode) + 1]
    : [root, root.childNodes.length];
}

export function selectRange(root: Element, [from, to]: TextRange): void {
  const selection = root.ownerDocument.getSelection();
  selection?.setBaseAndExtent(...positionAt(root, from), ...positionAt(root, to));
}
