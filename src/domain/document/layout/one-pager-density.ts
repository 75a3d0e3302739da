import type { PageOf } from '../../content/document-content.ts';
import { directions } from '../kit/directions/directions.ts';
import { heroSize } from '../kit/hero-size.ts';
import type { Look } from '../kit/look.ts';
import type { PageScale } from '../kit/scale.ts';
import { estimateLines, scaleOf } from './page-capacity.ts';
import type { Read } from './text/read-fields.ts';

export type OnePager = Read<PageOf<'one-pager'>>;

/**
 * How full a one-pager is: `airy` text is set larger, `dense` uses smaller display sizes, and `crowded` needs
 * a second page.
 */
export type Density = 'airy' | 'normal' | 'dense' | 'crowded';

/** Overflow factor that tighter gaps can absorb. */
const tightened = 1.12;
/** Pages filled up to this share at normal sizes get larger ones. */
const sparse = 0.76;

interface Measures {
  readonly look: Look;
  readonly scale: PageScale;
  /** Six columns with the figures in a row, instead of figures beside the text. */
  readonly isGrid: boolean;
  readonly line: number;
  readonly width: number;
  readonly column: number;
  readonly main: number;
}

function measuresOf(look: Look): Measures {
  const scale = scaleOf(look);
  const width = scale.width - 2 * scale.marginX;
  return {
    look,
    scale,
    isGrid: directions[look.direction].onePager.plan === 'grid',
    line: scale.body * 1.35,
    width,
    column: (width - 5 * scale.gutter) / 6,
    main: width - scale.side - scale.gutter,
  };
}

const columns = ({ column, scale }: Measures, count: number): number =>
  count * column + (count - 1) * scale.gutter;

function openingHeight(content: OnePager, measures: Measures): number {
  const { scale, isGrid, look, width } = measures;
  const { unit } = scale;
  if (!isGrid) {
    const lines = Math.min(2.8, estimateLines(content.title.plain, look, scale.heading1 * 0.95, width));
    /* A long headline shrinks to the size of a heading, then uses as many lines as it needs. */
    const beside = content.hero ? width * 0.66 : width;
    const least = estimateLines(content.title.plain, look, scale.heading2 * 0.92, beside) * scale.heading2;
    const height = Math.max(lines * scale.heading1 * 0.86, least);
    return (1.6 + (content.hero ? 0.4 : 0)) * unit + height;
  }
  if (!content.hero) {
    const lines = Math.min(2.4, estimateLines(content.title.plain, look, scale.heading1 * 1.05, width));
    return (scale.isWide ? 3 : 7.3) * unit + lines * scale.heading1;
  }
  const heroWidth = columns(measures, scale.isWide ? 2 : 3) * 0.9;
  const hero = heroSize([`${content.hero.value.plain}00`], look.direction, heroWidth, scale.hero) * 0.74;
  return (scale.isWide ? 2 : 4.3) * unit + Math.max(hero, scale.heading2 * 3);
}

function figuresHeight({ figures = [] }: OnePager, measures: Measures, isStacked: boolean): number {
  const { scale, isGrid, look, line, width } = measures;
  if (figures.length === 0) return 0;
  const cell = isStacked
    ? isGrid
      ? columns(measures, 1)
      : scale.side * (scale.isWide ? 0.5 : 1)
    : width / Math.min(4, Math.max(2, figures.length)) - scale.gutter;
  const heights = figures.map(({ label, detail }) => {
    const words =
      estimateLines(label.plain, look, scale.body, cell) +
      estimateLines(detail?.plain ?? '', look, scale.note, cell);
    const isBeside = isStacked && scale.isWide;
    return isBeside
      ? words * line * 0.95 + scale.unit * 1.1
      : words * line * 0.95 + scale.figure * 0.9 + scale.unit * (isGrid ? 2 : 1.2);
  });
  const rows = Math.ceil(figures.length / (figures.length === 4 ? 4 : 3));
  return isStacked ? heights.reduce((sum, height) => sum + height, 0) : Math.max(...heights) * rows;
}

function storyHeight(content: OnePager, measures: Measures): number {
  const { scale, isGrid, look, line, main, width } = measures;
  const hasChart = content.chart !== undefined && content.chart.data.labels.length > 0;
  const isStacked = !isGrid || (scale.isWide && hasChart);
  const figures = figuresHeight(content, measures, isStacked);
  const chart = hasChart ? line * 2 + scale.unit * 8.6 + scale.note * 4.1 : 0;
  const isBeside = isGrid && hasChart && !scale.isWide;
  const leadWidth = isBeside ? columns(measures, 2) : isGrid ? columns(measures, 4) : main;
  const lead = estimateLines(content.lead?.plain ?? '', look, scale.lead, Math.min(width, leadWidth));
  const leadHeight = lead * scale.lead * 1.3;
  const story = isBeside ? Math.max(leadHeight, chart) : leadHeight + chart + (hasChart ? scale.unit : 0);
  const gaps = scale.unit * 1.8;
  return gaps + (isStacked ? Math.max(figures, story) : figures + (figures > 0 ? gaps : 0) + story);
}

function restHeight(content: OnePager, measures: Measures): number {
  const { scale, isGrid, look, line, width, main } = measures;
  const { unit } = scale;
  const perRow = [1, 1, 2, 3, 2][content.sections.length] ?? 3;
  const sectionWidth = width / perRow - scale.gutter;
  const longest = Math.max(
    0,
    ...content.sections.map(({ text }) => estimateLines(text.plain, look, scale.body, sectionWidth)),
  );
  const rows = Math.ceil(content.sections.length / perRow);
  const sections = rows * ((longest + 1.3) * line + unit * 2);
  const quoteWidth = isGrid ? columns(measures, 4) : main;
  const quote = content.quote
    ? Math.min(4, estimateLines(content.quote.text.plain, look, scale.heading2, quoteWidth)) *
        scale.heading2 *
        1.14 +
      unit * (isGrid ? 1.8 : 3.2)
    : 0;
  const action =
    content.action === undefined
      ? 0
      : estimateLines(content.action.plain, look, scale.lead * 1.2, quoteWidth) * scale.lead * 1.35 +
        unit * 1.6;
  const foot = (content.contact ?? []).length === 0 ? 0 : unit * 2 + line * (isGrid ? 1.5 : 1);
  return sections + quote + action + foot;
}

/** Returns the height of the content at normal sizes, as a share of the page. */
function fillOf(content: OnePager, look: Look): number {
  const measures = measuresOf(look);
  const { scale, isGrid, line } = measures;
  const masthead = isGrid ? line + scale.unit * 0.5 : scale.heading2 * 0.9 + scale.unit * 0.7;
  const height =
    masthead +
    openingHeight(content, measures) +
    storyHeight(content, measures) +
    restHeight(content, measures);
  /* Corrects for what the sum ignores, such as rows that wrap in the narrow columns of a wide page. */
  const { calibration } = directions[look.direction].onePager;
  return (height * calibration[scale.isWide ? 1 : 0]) / (scale.height - scale.marginTop - scale.marginFoot);
}

/** Beyond this share of a page, the opening and the story get separate pages. */
const apart = 1.12;
/** The blocks after the story have more gaps that can shrink. */
const closingApart = 1.25;

/** Returns whether the story alone overflows a page. */
export function needsFiguresPage(content: OnePager, look: Look): boolean {
  const measures = measuresOf(look);
  const { scale } = measures;
  const { calibration } = directions[look.direction].onePager;
  const page = scale.height - scale.marginTop - scale.marginFoot - scale.unit * 3;
  return (storyHeight(content, measures) * calibration[scale.isWide ? 1 : 0]) / page > 1;
}

/** Returns whether the sections and the closing overflow a page, even with tighter gaps. */
export function needsClosingPage(content: OnePager, look: Look): boolean {
  const measures = measuresOf(look);
  const { scale } = measures;
  const page = scale.height - scale.marginTop - scale.marginFoot - scale.unit * 3;
  return restHeight(content, measures) / page > closingApart;
}

/** Returns whether the opening and the story alone overflow a page. */
export function needsStoryPage(content: OnePager, look: Look): boolean {
  const measures = measuresOf(look);
  const { scale } = measures;
  const height = scale.unit * 2 + openingHeight(content, measures) + storyHeight(content, measures);
  const { calibration } = directions[look.direction].onePager;
  const page = scale.height - scale.marginTop - scale.marginFoot;
  return (height * calibration[scale.isWide ? 1 : 0]) / page > apart;
}

/** Returns the density of a one-pager on its paper; slides split the content, so only airiness applies. */
export function densityOf(content: OnePager, look: Look): Density {
  const fill = fillOf(content, look);
  if (content.chart === undefined && fill < sparse) return 'airy';
  if (scaleOf(look).isSlides) return 'normal';
  if (fill <= tightened) return 'normal';
  return fill <= directions[look.direction].onePager.reduced ? 'dense' : 'crowded';
}
