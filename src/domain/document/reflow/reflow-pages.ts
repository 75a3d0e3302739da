import { endTagStart, outerHtml, type PageNode, parseArticle, splice } from '../article-tree.ts';
import { pageAttributes } from '../document-attributes.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { sanitiseArticle, sanitiseBlockAs } from '../sanitise/sanitise-article.ts';
import { freshId } from '../sanitise/unique-ids.ts';
import { type FlowOfPage, type FlowUnit, pageBreaks } from './flow-of-page.ts';
import { numberPages, pageHeadOf, runningHead } from './running-head.ts';
import { tearBlock } from './tear-block.ts';

/** Far more than a printed document needs; the rest stays on the last page and is reported. */
const mostPages = 400;
/** In characters; the sanitizer truncates far longer markup. */
const longArticle = 1_000_000;

export interface Reflowed {
  readonly html: string;
  readonly addedPages: number;
  /** Pages that were given more than they have room for, each with its continuation pages. */
  readonly tight: readonly TightPages[];
}

/** A page and its continuation pages, which have to be tightened to fit. */
export interface TightPages {
  readonly pageId: string;
  readonly ids: readonly string[];
}

type TakeId = (wanted: string) => string;

/** Distributes the markup of a page's blocks over pages. */
function distribute(
  html: string,
  page: PageNode,
  units: readonly FlowUnit[],
  takeId: TakeId,
): readonly string[] {
  const breaks = Map.groupBy(units, ({ blockId }) => blockId);
  const pages: string[] = [''];
  const add = (markup: string): void => {
    pages[pages.length - 1] += markup;
  };
  for (const { id, element } of page.blocks) {
    const own = breaks.get(id) ?? [];
    const startsPage = own.some(({ path, offset }) => path.length === 0 && offset === 0);
    if (startsPage && pages.at(-1) !== '') pages.push('');
    const places = own.filter(({ path, offset }) => path.length > 0 || offset > 0);
    const ids = [id];
    const newId = (): string => {
      const further = takeId(id);
      ids.push(further);
      return further;
    };
    const parts = tearBlock(outerHtml({ html }, element), places, newId);
    for (const [index, part] of parts.entries()) {
      if (index > 0) pages.push('');
      add(parts.length > 1 ? sanitiseBlockAs(ids[index] ?? id, part) : part);
    }
  }
  return pages;
}

/** Returns a continuation page: a copy of the first page's section with its own running head. */
function furtherPage(
  page: PageNode,
  id: string,
  { head, blocks }: { readonly head: string; readonly blocks: string },
  mayComeBack: boolean,
): string {
  const { 'data-notes': _notes, style: _style, ...attributes } = page.element.attribs;
  const own = {
    ...attributes,
    class: (attributes.class ?? '').replace(/\bpage-field\b/, 'page-part'),
    'data-id': id,
    ...(mayComeBack ? { 'data-continues': attributes['data-continues'] ?? page.id } : {}),
  };
  return `${startTag('section', pageAttributes(own))}${head}${blocks}</section>`;
}

/**
 * Splits overfull pages into continuation pages. Blocks are split between rows, items, paragraphs and lines;
 * the first part keeps the id. `mayComeBack` marks continuation pages for removal when the content gets
 * shorter: see `joinPages`.
 * @param loose ids of pages that must not be tightened to save a nearly blank last page
 */
export function reflowPages(
  articleHtml: string,
  flows: readonly FlowOfPage[],
  mayComeBack: boolean,
  loose: readonly string[] = [],
): Reflowed {
  const tree = parseArticle(articleHtml);
  const { pages } = tree;
  const ids = new Set([...articleHtml.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id ?? ''));
  const takeId: TakeId = (wanted) => {
    const id = freshId(wanted, (candidate) => ids.has(candidate));
    ids.add(id);
    return id;
  };
  const tight: TightPages[] = [];
  let added = 0;
  let result = articleHtml;
  // From the last page to the first, so that earlier positions stay valid.
  for (const page of pages.toReversed()) {
    const flow = flows.find(({ pageId }) => pageId === page.id);
    if (!flow) continue;
    const room = Math.max(0, mostPages - pages.length - added);
    const { breaks, isTight } = pageBreaks(flow, !loose.includes(page.id));
    const [own = '', ...further] = distribute(articleHtml, page, breaks.slice(0, room), takeId);
    const ids = [page.id];
    if (isTight) tight.push({ pageId: page.id, ids });
    if (further.length === 0) continue;
    added += further.length;
    const { element } = page;
    const end = (element.endIndex ?? -1) + 1;
    const head = pageHeadOf(tree, page);
    const after = further
      .map((blocks) => {
        const id = takeId(page.id);
        ids.push(id);
        const headId = takeId(`${id}.masthead`);
        const parts = { head: head ? sanitiseBlockAs(headId, runningHead(head, headId)) : '', blocks };
        return furtherPage(page, id, parts, mayComeBack);
      })
      .join('');
    const first = page.blocks[0]?.element.startIndex ?? endTagStart(articleHtml, element);
    result = splice(result, first, end, `${own}</section>${after}`);
  }
  // Each part is canonical. Long articles are bounded.
  const isLong = result.length >= longArticle;
  return added === 0
    ? { html: articleHtml, addedPages: 0, tight }
    : { html: numberPages(isLong ? sanitiseArticle(result) : result), addedPages: added, tight };
}
