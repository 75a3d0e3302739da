import { type Element, isTag } from 'domhandler';
import { elementsWithin, outerHtml, parseArticle } from '../../article-tree.ts';
import { textOfNodes } from '../../plain-text.ts';
import { type ReadArticle, readArticle } from '../../read-article.ts';

/** An addressable element of the document. */
export interface Part {
  readonly id: string;
  readonly pageId: string;
  readonly blockId: string;
  readonly tag: string;
  readonly classes: readonly string[];
  /** What it is to a reader, where the layout says so. */
  readonly name: string;
  readonly text: string;
  /** Only text inside: `set_text` may replace it. */
  readonly isLeaf: boolean;
  /** The name of the missing fact, where it is a gap. */
  readonly gap: string | null;
  readonly html: string;
  readonly element: Element;
}

/** The document as the refiner reads it: settings, blocks, and every addressable part in reading order. */
export interface DocumentView {
  readonly html: string;
  readonly article: ReadArticle;
  readonly parts: readonly Part[];
  readonly byId: ReadonlyMap<string, Part>;
}

export function viewDocument(html: string): DocumentView {
  const tree = parseArticle(html);
  const parts = tree.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      [...elementsWithin(block.element)]
        .filter((element) => element.attribs['data-id'])
        .map((element) => ({
          id: element.attribs['data-id'] ?? '',
          pageId: page.id,
          blockId: block.id,
          tag: element.name,
          classes: (element.attribs.class ?? '').split(/\s+/).filter(Boolean),
          name: element.attribs['data-name'] ?? '',
          text: textOfNodes([element]),
          isLeaf: !element.children.some(isTag),
          gap: element.attribs['data-gap'] ?? null,
          html: outerHtml(tree, element),
          element,
        })),
    ),
  );
  return { html, article: readArticle(html), parts, byId: new Map(parts.map((part) => [part.id, part])) };
}

/** The parts that a request may touch: all, or those in the blocks it is about. */
export function partsInReach(view: DocumentView, targetIds: readonly string[]): readonly Part[] {
  if (targetIds.length === 0) return view.parts;
  const within = new Set(targetIds);
  const inside = (part: Part): boolean =>
    within.has(part.id) ||
    within.has(part.blockId) ||
    within.has(part.pageId) ||
    targetIds.some((id) => part.id.startsWith(`${id}.`));
  return view.parts.filter(inside);
}
