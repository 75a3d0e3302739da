import serialise from 'dom-serializer';
import { Element, isTag, isText } from 'domhandler';
import { elementsWithin, parseWithPositions } from '../article-tree.ts';
import { PatchFault } from './patch-error.ts';

/** Returns the only element of the markup. @throws PatchFault invalid_html */
export function onlyRoot(html: string): Element {
  const nodes = parseWithPositions(html).filter(
    (node) => isTag(node) || (isText(node) && node.data.trim() !== ''),
  );
  const [root, ...others] = nodes;
  if (root && isTag(root) && others.length === 0) return root;
  const found = root === undefined ? 'nothing that may stand in a document' : 'several parts side by side';
  throw new PatchFault('invalid_html', `The markup must be one element; it is ${found}.`);
}

/** Returns every data-id in the markup. */
export function idsIn(html: string): readonly string[] {
  return parseWithPositions(html)
    .filter(isTag)
    .flatMap((root) => [...elementsWithin(root)].flatMap((element) => element.attribs['data-id'] ?? []));
}

/** @throws PatchFault duplicate_id, if an id of the markup is already in use */
export function refuseTakenIds(html: string, taken: ReadonlySet<string>): void {
  const repeated = idsIn(html).find((id) => taken.has(id));
  if (repeated !== undefined) {
    throw new PatchFault(
      'duplicate_id',
      `The id "${repeated}" is in use already; ids are unique in a document.`,
    );
  }
}

/**
 * Returns markup that can't affect anything outside its own element: one root with `id`, every tag closed.
 * Not sanitized.
 * @throws PatchFault invalid_html
 */
export function enclosedMarkup(html: string, id: string, isInDrawing: boolean): string {
  const wrapped = isInDrawing ? parseWithPositions(`<svg>${html}</svg>`).find(isTag)?.children : undefined;
  const nodes = wrapped ?? parseWithPositions(html);
  const solid = nodes.filter((node) => isTag(node) || (isText(node) && node.data.trim() !== ''));
  const [root, ...others] = solid;
  if (!(root instanceof Element) || others.length > 0) {
    throw new PatchFault('invalid_html', 'The markup must be one element with its content.');
  }
  root.attribs['data-id'] = id;
  const markup = serialise(root, { xmlMode: isInDrawing ? 'foreign' : false, encodeEntities: 'utf8' });
  return markup;
}
