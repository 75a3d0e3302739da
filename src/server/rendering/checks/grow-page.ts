/// <reference lib="dom" />
import type { MeasuredPage } from './measure-page.ts';
import type { wordsTooWide } from './words-too-wide.ts';

/** Space and type of a page, in hundredths. */
export interface PageSetting {
  readonly space: number;
  readonly type: number;
}

/**
 * Returns the setting at which a page with few words fills its paper: larger type, and space that grows
 * faster. Applies to single-page documents, because the pages of longer ones must match, and to slides of
 * lists, tables and figures. Letters grow to the size of a typed one at most, and keep their space, because the
 * recipient must stay in the window of the envelope. Bills grow until little is left above what is anchored to the
 * foot, first their type, as far as no line breaks, then their space; short lists do so beyond the size of other text,
 * unless a drawing takes the rest. Null for other pages, which stay as designed. Runs in the page.
 * @param measure sets the page and measures it; null if something doesn't fit
 * @param given type factor of the whole document; type that is already larger grows less
 * @param bodyPx size that most letters have as designed
 */
export function growPage(
  parts: { readonly wordsTooWide: typeof wordsTooWide },
  section: HTMLElement,
  measure: (setting: PageSetting) => MeasuredPage | null,
  given: number,
  bodyPx: number,
): PageSetting | null {
  const asDesigned = { space: 100, type: 100 };
  // Lines on papers (such as forms) are short and can grow. Running text may end above the foot.
  const fullEnough = section.matches('.is-paper,.page-one-pager,.page-invoice') ? 0.93 : 0.85;
  const wellFilled = 0.96;
  const step = 4;
  const largestType = { letter: 120, bill: 136, text: 150, list: 150, paper: 175, slide: 170 };
  /** Small text may grow more, until it is as large as on a handout; in px. */
  const handoutPx = { letter: 0, bill: 0, text: 24, list: 32, paper: 26, slide: 0 };
  const spacePerType = 1.8;
  /** More space, where the type may not grow further. */
  const mostSpace = 128;
  // A diagram alone on its slide is as large as the slide already, and rows divide it among them.
  const isWhole =
    section.querySelector(':scope > .points.is-rows,:scope > .text-slide > .ideas:only-child') !== null;
  const isSlide =
    !isWhole && section.matches('.page-slide:is(.on-points,.on-table,.on-text,.on-figures,.on-closing)');
  // Its blocks are spread over the page, so all pauses between them show how much room is left.
  const isSpread = section.matches('.page-one-pager');
  const isAlone =
    section.matches('.page-article,.page-one-pager,.page-invoice') &&
    section.ownerDocument.querySelectorAll('section.page').length === 1;
  const isBill = section.matches('.page-invoice');
  const isLetter =
    !isSlide &&
    !isBill &&
    (section.matches('.is-letter') ||
      // Running text alone may be a letter, unless its kind says otherwise; anything with a lead is not.
      (!section.matches('.is-prose') &&
        section.querySelector('li,table,dl,figure,.cards,.figures,.callout,.lead') === null));
  if (!isSlide && !isAlone) return null;

  /** Space between two blocks that reads as a pause; more of it is a hole in the page. */
  // Technical sheets rule the slide into cells, so more space above them is part of the drawing.
  const isRuled = section.closest('.doc[data-direction="technical"]') !== null;
  const widestPause = isSpread ? 0.05 : isBill ? 0.13 : isRuled ? 0.28 : 0.2;
  /** Returns the part of the gaps between blocks that reads as holes, as a share of the room. */
  const holeIn = (items: readonly { top: number; bottom: number }[], room: number): number => {
    let reached = Number.POSITIVE_INFINITY;
    let holes = 0;
    for (const { top, bottom } of items.toSorted((a, b) => a.top - b.top)) {
      holes += Math.max(0, (top - reached) / room - widestPause);
      reached = reached === Number.POSITIVE_INFINITY ? bottom : Math.max(reached, bottom);
    }
    return holes;
  };
  const hasFrame = (element: Element): boolean => {
    const { borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(element);
    return borderLeftWidth !== '0px' || borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
  };
  /** Diagrams, pictures of points, and framed boxes fill the page without being text. */
  const drawnBoxes = (): { top: number; bottom: number }[] => {
    const { top } = section.getBoundingClientRect();
    const boxes = [...section.querySelectorAll('.points,.points *,.closing > *,.figures > *')].filter(
      hasFrame,
    );
    return [...section.querySelectorAll('svg:not(.art),.point-art > svg,img'), ...boxes]
      .map((drawing) => drawing.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map((box) => ({ top: box.top - top, bottom: box.bottom - top }));
  };
  /**
   * How far down the page the content reaches, less the hole that blocks anchored to the foot leave above
   * them: 1 at the foot margin or a running foot.
   */
  const fillOf = (page: MeasuredPage): number => {
    const heads = [...section.querySelectorAll(':scope > :is(.masthead,.foot)')];
    const own = page.items.filter(
      ({ isInFlow, element }) => isInFlow && !heads.some((head) => head.contains(element)),
    );
    const middle = page.height / 2;
    const foot = page.items
      .filter(({ element, top }) => top > middle && heads.some((head) => head.contains(element)))
      .reduce((least, { top }) => Math.min(least, top), page.contentBottom);
    const top = own.reduce((least, item) => Math.min(least, item.top), foot);
    const bottom = own.reduce((most, item) => Math.max(most, item.bottom), top);
    const room = foot - top || 1;
    return (bottom - top) / room - holeIn([...own, ...drawnBoxes()], room);
  };
  const settingAt = (steps: number): PageSetting => {
    const type = 100 + steps * step;
    return { space: isLetter ? 100 : Math.round(100 + (type - 100) * spacePerType), type };
  };
  const paperKind = isBill ? 'bill' : section.matches('.is-paper') ? 'paper' : 'text';
  const kind = isSlide ? 'slide' : isLetter ? 'letter' : paperKind;
  const mostTypeOf = (name: keyof typeof largestType): number =>
    Math.max(largestType[name] / Math.max(1, given), (100 * handoutPx[name]) / (bodyPx || handoutPx.text));
  const isListed =
    kind === 'text' && section.matches('.page-article.is-terse') && section.querySelector('.list') !== null;
  const showsDrawing = (): boolean =>
    [...section.querySelectorAll('.foot-art > .art')].some((art) => art.getBoundingClientRect().height > 1);
  const largestSetting = (): PageSetting => {
    const first = measure(asDesigned);
    if (!first || fillOf(first) >= fullEnough) return asDesigned;
    // Growing must not break lines of a bill's addresses, dates, account numbers, entries and short notes, or, beyond the
    // size of other text, of titles and lists.
    const whole = isBill ? '.invoice-head,.ledger,.payment,.note.is-brief' : '.article-head,.list';
    const keptLines = ({ items }: MeasuredPage): number =>
      items.filter(({ element }) => element.closest(whole)).length;
    const mostLines = keptLines(first);
    const keepsLines = ({ type }: PageSetting, page: MeasuredPage): boolean =>
      !(isBill || (isListed && type > mostTypeOf('text'))) || keptLines(page) <= mostLines;
    const isGood = (setting: PageSetting): boolean => {
      const page = measure(setting);
      return (
        page !== null && fillOf(page) <= wellFilled && keepsLines(setting, page) && !parts.wordsTooWide(page)
      );
    };
    /** Returns the largest number of steps up to `most` whose setting is good. */
    const mostSteps = (most: number, settingOf: (steps: number) => PageSetting): number => {
      let low = 0;
      let high = Math.max(0, most) + 1;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (isGood(settingOf(middle))) low = middle;
        else high = middle;
      }
      return low;
    };
    const grownAs = (name: keyof typeof largestType): PageSetting => {
      const allowed = Math.floor((mostTypeOf(name) - 100) / step);
      const grown = settingAt(mostSteps(allowed, settingAt));
      const isLargest = name === 'bill' || name === 'list' || grown.type === settingAt(allowed).type;
      if (isSlide || isLetter || !isLargest) return grown;
      // Type as large as it may be: the rest of the page goes between the lines of lists and tables.
      const roomier = (steps: number): PageSetting => ({ ...grown, space: grown.space + steps * 2 * step });
      return roomier(mostSteps(mostSpace / (2 * step), roomier));
    };
    const setting = grownAs(kind);
    if (!isListed || setting.type + step <= mostTypeOf(kind)) return setting;
    // A drawing takes what the list leaves.
    measure(setting);
    return showsDrawing() ? setting : grownAs('list');
  };
  // Free space absorbed by a paper's head doesn't count as filled, and words don't break.
  section.classList.add('is-growing');
  const setting = largestSetting();
  section.classList.remove('is-growing');
  return setting;
}
