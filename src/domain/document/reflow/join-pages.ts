import { type Element, isTag } from 'domhandler';
import {
  endTagStart,
  outerHtml,
  type PageNode,
  parseArticle,
  parseWithPositions,
  splice,
  startTagEnd,
} from '../article-tree.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { continuation } from './continuation.ts';
import { isRunningHead, numberPages } from './running-head.ts';

const isLocked = (element: Element): boolean => element.attribs['data-locked'] === 'true';

const isRepeated = ({ name }: Element): boolean => name === 'colgroup' || name === 'thead';

/** Returns the elements that were split: from the block down by `step`, as long as both parts match. */
function tornWithin(
  root: Element,
  depth: number,
  step: (children: readonly Element[]) => Element | undefined,
): readonly Element[] {
  const torn = [root];
  while (torn.length < depth) {
    const inner = step(torn.at(-1)?.children.filter(isTag) ?? []);
    if (!inner) break;
    torn.push(inner);
  }
  return torn;
}

/** Joins two parts of a block as before `tearBlock`, keeping later changes to either. */
function joinParts(first: string, second: string, depth: number): string {
  const [upper, lower] = [first, second].map((html) => parseWithPositions(html).find(isTag));
  if (!upper || !lower) return first + second;
  const above = tornWithin(upper, depth, (children) => children.at(-1));
  const below = tornWithin(lower, depth, (children) => children.find((child) => !isRepeated(child)));
  let level = 0;
  while (above[level + 1] && above[level + 1]?.name === below[level + 1]?.name) level += 1;
  const [left, right] = [above[level], below[level]];
  if (!left || !right || left.name !== right.name) return first + second;
  const head = right.children.filter(isTag).filter(isRepeated).at(-1);
  const from = head ? (head.endIndex ?? 0) + 1 : startTagEnd(second, right);
  return first.slice(0, endTagStart(first, left)) + second.slice(from);
}

interface OpenPage {
  readonly page: PageNode;
  readonly blocks: { id: string; html: string; isLocked: boolean }[];
  last: PageNode;
}

/**
 * Merges a continuation page into its first page; returns false if a part of a split block is locked and
 * can't change.
 */
function takeBack(html: string, open: OpenPage, further: PageNode): boolean {
  const own = further.blocks.filter(({ element }) => !isRunningHead(element));
  const blocks = own.map(({ id, element }) => ({
    id,
    html: outerHtml({ html }, element),
    isLocked: isLocked(element),
    torn: continuation(element),
  }));
  const [first, ...others] = blocks;
  const before = open.blocks.at(-1);
  if (first?.torn && before?.id === first.torn.id) {
    if (first.isLocked || before.isLocked) return false;
    before.html = joinParts(before.html, first.html, first.torn.depth);
    open.blocks.push(...others);
  } else open.blocks.push(...blocks);
  open.last = further;
  return true;
}

/**
 * Undoes `reflowPages`: removes continuation pages and joins split blocks. Keeps later changes, wherever they
 * are. A continuation page that was moved or locked stays a page.
 */
export function joinPages(articleHtml: string): string {
  const joined: OpenPage[] = [];
  let open: OpenPage | null = null;
  for (const page of parseArticle(articleHtml).pages) {
    const isFurther = open !== null && page.element.attribs['data-continues'] === open.page.id;
    if (open && isFurther && !isLocked(page.element) && takeBack(articleHtml, open, page)) continue;
    open = {
      page,
      last: page,
      blocks: page.blocks.map(({ id, element }) => ({
        id,
        html: outerHtml({ html: articleHtml }, element),
        isLocked: isLocked(element),
      })),
    };
    joined.push(open);
  }
  let result = articleHtml;
  // From the last page to the first, so that earlier positions stay valid.
  for (const { page, last, blocks } of joined.toReversed()) {
    if (last === page) continue;
    const from = page.blocks[0]?.element.startIndex ?? endTagStart(articleHtml, page.element);
    const own = blocks.map(({ html }) => html).join('');
    result = splice(result, from, (last.element.endIndex ?? -1) + 1, `${own}</section>`);
  }
  return result === articleHtml ? articleHtml : numberPages(sanitiseArticle(result));
}
