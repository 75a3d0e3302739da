import { directions } from '../kit/directions/directions.ts';
import { headlineSize } from '../kit/hero-size.ts';
import type { Look } from '../kit/look.ts';
import { type HeightEstimator, heightEstimator } from './article-heights.ts';
import { cutToRoom, fewestLines } from './cut-to-room.ts';
import type { FlowBlock, IdentifiedBlock } from './flow-block.ts';
import { menuColumns } from './menu.ts';
import { estimateLines } from './page-capacity.ts';
import { splitContent } from './split-content.ts';
import { fitTable } from './table-widths.ts';
import type { FieldText } from './text/field-text.ts';

export interface ArticleText {
  readonly title: FieldText;
  readonly lead: FieldText | undefined;
  readonly blocks: readonly IdentifiedBlock[];
}

/** What is under one heading, on one page. */
export interface Passage {
  readonly id: string;
  readonly title: FieldText | null;
  readonly parts: readonly IdentifiedBlock[];
}

const fewestLinesUnderTitle = 8;
/** What a row of facts below the introduction takes. */
const factLines = 3;
/** Columns end at different heights, but their rows are lower than estimated: this much of them is used. */
const sideBySide = 1.03;
/** What a block is lower when it takes the whole width. */
const acrossAll = 0.45;

interface PageFill {
  passages: { id: string; title: FieldText | null; parts: IdentifiedBlock[] }[];
  room: number;
}

function headHeight(content: ArticleText, look: Look, estimator: HeightEstimator): number {
  const { scale } = estimator.column;
  const { width: share, lines, cap, gaps, bareGaps } = directions[look.direction].article.head;
  const width = (scale.width - 2 * scale.marginX) * share;
  const maxPx = scale.heading1 * cap;
  const size = headlineSize(content.title.plain, look.direction, { widthPx: width, lines, maxPx });
  const titleLines = Math.min(lines, estimateLines(content.title.plain, look, size * 1.02, width));
  const leadWidth = Math.min(estimator.column.blockWidth, scale.lead * 34);
  const lead = content.lead?.plain;
  const leadHeight =
    lead === undefined ? 0 : estimateLines(lead, look, scale.lead * 1.02, leadWidth) * scale.lead * 1.3;
  const around = lead === undefined ? (bareGaps ?? gaps) : gaps;
  return titleLines * Math.max(size, scale.heading2) * 1.02 + leadHeight + scale.unit * around;
}

/** What a block needs of a page to begin on it: a few lines, or all of it when it cannot be cut. */
function leastHeight(block: FlowBlock, estimator: HeightEstimator): number {
  const height = estimator.blockHeight(block) + estimator.gap;
  const isShort = block.type === 'paragraph' && estimator.paragraphLines(block.text) < 2 * fewestLines;
  const isWhole = isShort || splitContent(block, 0.5) === null;
  return isWhole ? height : Math.min(height, estimator.lineHeight * (fewestLines + 1));
}

/** Tables too wide for the column in parts that are not; other blocks as they are. */
function withFittingTables(
  { id, block }: IdentifiedBlock,
  look: Look,
  widthPx: number,
): readonly IdentifiedBlock[] {
  if (block.type !== 'table') return [{ id, block }];
  return fitTable(block.table, look, widthPx).map((table, part) => ({
    id: part === 0 ? id : `${id}.part${part + 1}`,
    block: { type: 'table', table },
  }));
}

/** Tightening the gaps makes about this much too much fit. */
const tightened = 1.14;
/** A short document is worth tightening when that saves a page of it. */
const short = 3;

/**
 * Shares an article among pages by estimated heights that err on the long side, so that a page is never overfull. A
 * heading of the second level opens a passage and keeps company with what follows it; long paragraphs, lists,
 * tables and code are cut where a page ends. Few pages are filled a little further when one of them is saved by it.
 */
export function paginateArticle(
  content: ArticleText,
  look: Look,
  hasFacts = false,
): readonly (readonly Passage[])[] {
  const estimator = heightEstimator(look);
  const facts = hasFacts
    ? estimator.column.scale.unit * (directions[look.direction].article.head.facts ?? factLines)
    : 0;
  const head = headHeight(content, look, estimator) + facts;
  const pages = sharePassages(content, look, head, 1);
  if (pages.length === 1 || pages.length > short) return pages;
  const fewer = sharePassages(content, look, head, tightened);
  return fewer.length < pages.length ? fewer : pages;
}

/** The pages when each may take `fill` times what it has room for; `head` stands on the first, in px. */
function sharePassages(
  content: ArticleText,
  look: Look,
  head: number,
  fill: number,
): readonly (readonly Passage[])[] {
  const estimator = heightEstimator(look);
  const { scale, headingWidth, isStacked } = estimator.column;
  const masthead = scale.isSlides ? 64 : scale.unit * 3.2;
  const full = (scale.height - scale.marginTop - scale.marginFoot) * fill - masthead;
  /* Courses of a menu stand side by side; what is not a course takes the whole width. */
  const columns = menuColumns(
    content.blocks.map(({ block }) => block),
    look,
  );
  const roomOf = (height: number): number => (columns === 1 ? height : height * columns * sideBySide);
  const passageGap = scale.unit * directions[look.direction].article.passageGap;
  const pages: PageFill[] = [{ passages: [], room: roomOf(full - head) }];
  // Read by a cursor: to shift and unshift a long list would cost its length each time.
  const queue: IdentifiedBlock[] = content.blocks.flatMap((item) =>
    withFittingTables(item, look, estimator.column.blockWidth),
  );
  let next = 0;
  const putBack = (item: IdentifiedBlock): void => {
    next -= 1;
    queue[next] = item;
  };
  const page = (): PageFill => pages.at(-1) as PageFill;
  const turn = (): void => {
    pages.push({ passages: [], room: roomOf(full) });
  };
  const titleHeight = (title: FieldText): number =>
    estimateLines(title.plain, look, scale.heading3 * 1.12, headingWidth) * scale.heading3 * 1.35;

  /* A title that leaves next to nothing, as on slides, has its page to itself. */
  if (page().room < estimator.lineHeight * fewestLinesUnderTitle) turn();

  while (next < queue.length) {
    const item = queue[next] as IdentifiedBlock;
    next += 1;
    const { block } = item;
    if (block.type === 'heading' && block.level === 2) {
      const first = queue[next];
      const company = first ? leastHeight(first.block, estimator) : 0;
      const height = titleHeight(block.text);
      const needed = isStacked ? height + company : Math.max(height, company);
      const isFirst = page().passages.length === 0;
      if (!isFirst && page().room < needed + passageGap) turn();
      page().room -= passageGap + (isStacked ? height + estimator.gap : 0);
      page().passages.push({ id: item.id, title: block.text, parts: [] });
      continue;
    }
    if (page().passages.length === 0)
      page().passages.push({ id: `${item.id}.passage`, title: null, parts: [] });
    /* Nothing stands above the first part of a passage but its title. */
    const gap = page().passages.at(-1)?.parts.length === 0 ? 0 : estimator.gap;
    const height =
      (estimator.blockHeight(block, 0, page().room) + gap) *
      (columns === 1 || block.type === 'table' ? 1 : columns * acrossAll);
    const follower = queue[next];
    const keepsNext = block.type === 'heading' && follower ? leastHeight(follower.block, estimator) : 0;
    const isPageEmpty = page().passages.length === 1 && page().passages[0]?.parts.length === 0;
    if (height + keepsNext > page().room) {
      const parts = cutToRoom(item, page().room - gap, isPageEmpty, estimator);
      if (parts) {
        page().passages.at(-1)?.parts.push(parts[0]);
        putBack(parts[1]);
        turn();
        continue;
      }
      if (!isPageEmpty) {
        /* A heading left alone at the foot goes along. */
        const last = page().passages.at(-1);
        if (last && last.parts.length === 0) {
          page().passages.pop();
          turn();
          page().room -= passageGap + (isStacked && last.title ? titleHeight(last.title) : 0);
          page().passages.push(last);
        } else turn();
        putBack(item);
        continue;
      }
    }
    page().room -= height;
    page().passages.at(-1)?.parts.push(item);
  }
  return pages.map(({ passages }) => passages);
}
