import { type Element, isTag } from 'domhandler';
import { endTagStart, parseArticle, splice, startTagEnd } from '../article-tree.ts';
import { startTag } from '../sanitise/canonical-node.ts';

/** The location of an element: the id of its block, then its sibling index at each level. */
export interface ElementPlace {
  readonly blockId: string;
  readonly path: readonly number[];
}

/** Returns the element at a place of a sanitized document, or null. */
export function elementAt(articleHtml: string, { blockId, path }: ElementPlace): Element | null {
  const blocks = parseArticle(articleHtml).pages.flatMap((page) => page.blocks);
  let element = blocks.find((block) => block.id === blockId)?.element;
  for (const index of path) element = element?.children.filter(isTag)[index];
  return element ?? null;
}

/** Replaces the start tag (and, for another name, the end tag) of an element; its content stays. */
export function retag(
  articleHtml: string,
  element: Element,
  attributes: Readonly<Record<string, string>>,
  name = element.name,
): string {
  const start = element.startIndex ?? 0;
  const endTag = endTagStart(articleHtml, element);
  const end = (element.endIndex ?? -1) + 1;
  const isRenamed = name !== element.name && endTag < end;
  const renamed = isRenamed ? splice(articleHtml, endTag, end, `</${name}>`) : articleHtml;
  return splice(
    renamed,
    start,
    startTagEnd(articleHtml, element),
    startTag(name, Object.entries(attributes)),
  );
}

/**
 * Sets declarations of an element's style, or removes those that are null; also removes the `dropped`
 * attributes.
 */
export function restyle(
  articleHtml: string,
  element: Element,
  changes: Readonly<Record<string, string | null>>,
  dropped: readonly string[] = [],
): string {
  const kept = (element.attribs.style ?? '')
    .split(';')
    .filter((declaration) => !Object.hasOwn(changes, declaration.split(':')[0]?.trim().toLowerCase() ?? ''))
    .filter((declaration) => declaration.trim() !== '');
  const set = Object.entries(changes).flatMap(([name, value]) =>
    value === null ? [] : [`${name}:${value}`],
  );
  const others = Object.fromEntries(
    Object.entries(element.attribs).filter(([name]) => name !== 'style' && !dropped.includes(name)),
  );
  const style = [...kept, ...set].join(';');
  return retag(articleHtml, element, style === '' ? others : { ...others, style });
}
