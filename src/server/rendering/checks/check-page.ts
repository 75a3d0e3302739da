/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { blockName } from './block-name.ts';
import type { clippings } from './clippings.ts';
import type { TouchedText } from './compare-ornament.ts';
import type { contentFaults } from './content-faults.ts';
import type { contrastFindings } from './contrast-findings.ts';
import type { CutOrnament, cutOrnaments } from './cut-ornaments.ts';
import type { drawnStrength } from './drawn-strength.ts';
import type { emptyAreas } from './empty-areas.ts';
import type { groundsBehind } from './grounds-behind.ts';
import type { lowContrasts } from './low-contrasts.ts';
import type { DrawnItem, MeasuredPage, measurePage } from './measure-page.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import type { overflows } from './overflows.ts';
import type { overlaps } from './overlaps.ts';
import type { pathInBlock } from './path-in-block.ts';
import type { readPaints } from './read-paints.ts';
import type { TextToSample } from './sample-texts.ts';
import type { slivers } from './slivers.ts';
import type { touchedTexts } from './touched-texts.ts';

export interface CheckParts {
  readonly measurePage: typeof measurePage;
  readonly overflows: typeof overflows;
  readonly clippings: typeof clippings;
  readonly overlaps: typeof overlaps;
  readonly readPaints: typeof readPaints;
  readonly lowContrasts: typeof lowContrasts;
  readonly contrastFindings: typeof contrastFindings;
  readonly contentFaults: typeof contentFaults;
  readonly blockName: typeof blockName;
  readonly pathInBlock: typeof pathInBlock;
  readonly touchedTexts: typeof touchedTexts;
  readonly groundsBehind: typeof groundsBehind;
  readonly drawnStrength: typeof drawnStrength;
  readonly cutOrnaments: typeof cutOrnaments;
  readonly emptyAreas: typeof emptyAreas;
  readonly slivers: typeof slivers;
}

export interface CheckedPage {
  readonly findings: UnwordedFinding[];
  /** Texts on pictures, whose contrast is still unknown. */
  readonly toSample: TextToSample[];
  /** Texts that may stand on an ornament. */
  readonly touched: TouchedText[];
  /** Ornaments that are mostly cut off. */
  readonly cuts: CutOrnament[];
}

/**
 * Measures one page and describes its faults.
 * @param measured the page as it is now, if it was measured already
 */
export function checkPage(
  parts: CheckParts,
  section: HTMLElement,
  number: number,
  measured?: MeasuredPage,
): CheckedPage {
  const page = measured ?? parts.measurePage(section, number);
  const round = (px: number): number => Math.max(1, Math.round(px));
  const blockOf = (element: Element): Element | null => {
    let block: Element | null = null;
    for (let up: Element | null = element; up && up !== section; up = up.parentElement) {
      if (up.hasAttribute('data-id')) block = up;
    }
    return block;
  };
  const words = ({ element }: Pick<DrawnItem, 'element'>): string =>
    (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const pastReasons = {
    text: {
      foot: 'textPastFoot',
      head: 'textPastHead',
      'left edge': 'textPastLeft',
      'right edge': 'textPastRight',
      'foot margin': 'textInMargin',
    },
    picture: {
      foot: 'picturePastFoot',
      head: 'picturePastHead',
      'left edge': 'picturePastLeft',
      'right edge': 'picturePastRight',
      'foot margin': 'pictureInMargin',
    },
  } as const;
  const found: UnwordedFinding[] = [];
  const add = (
    finding: Pick<UnwordedFinding, 'class' | 'severity' | 'reason' | 'values' | 'subject' | 'widthPx'>,
    item: Pick<DrawnItem, 'element' | 'block'>,
  ): void => {
    const { block, element } = item;
    found.push({
      ...finding,
      page: number,
      block_id: block?.getAttribute('data-id') ?? null,
      name: parts.blockName(block),
      paths: block ? [parts.pathInBlock(element, block)] : [],
    });
  };

  // A further page repeats its head, which says nothing alone.
  const isRepeated = ({ element }: Pick<DrawnItem, 'element'>): boolean =>
    element.closest('[data-running],.masthead') !== null;
  const isFurther = number > 1 && section.matches('.page-article,.page-part');
  if (isFurther ? page.items.every(isRepeated) : page.items.length === 0) {
    found.push({
      class: 'empty_page',
      severity: 'fault',
      page: number,
      block_id: null,
      name: parts.blockName(null),
      reason: 'emptyPage',
      values: {},
      subject: 'empty',
      paths: [],
    });
  }
  const empty = parts.emptyAreas(page);
  if (empty) {
    found.push({
      class: 'empty_area',
      severity: 'warning',
      page: number,
      block_id: null,
      name: parts.blockName(null),
      reason: empty.kind === 'last page' ? 'emptyLastPage' : 'emptyArea',
      values: { percent: empty.percent },
      subject: empty.kind,
      paths: [],
    });
  }
  for (const { kind, item } of parts.slivers(page)) {
    const reason = ({ column: 'narrowColumn', line: 'loneLine', row: 'loneRow' } as const)[kind];
    const values = kind === 'column' ? { words: words(item) } : {};
    const subject = kind === 'column' ? words(item) : kind;
    add({ class: 'sliver', severity: 'warning', reason, values, subject }, item);
  }
  for (const { item, edge, px, isInMargin } of parts.overflows(page)) {
    const reasons = pastReasons[item.kind === 'text' ? 'text' : 'picture'];
    const reason = reasons[isInMargin ? 'foot margin' : edge];
    const values = { px: round(px) };
    const subject = isInMargin ? 'foot margin' : edge;
    add({ class: 'overflow', severity: isInMargin ? 'warning' : 'fault', reason, values, subject }, item);
  }
  for (const { item, px } of parts.clippings(page)) {
    const values = { px: round(px) };
    add({ class: 'clipping', severity: 'fault', reason: 'clipped', values, subject: 'text' }, item);
  }
  for (const { upper, lower, px } of parts.overlaps(page)) {
    const isWithin = lower.block === upper.block;
    const reason = isWithin ? 'overlapWithin' : 'overlapBlocks';
    const values = isWithin
      ? { px: round(px), words: words(lower), others: words(upper) }
      : { px: round(px), other: parts.blockName(upper.block) };
    const subject = isWithin ? words(lower) : (upper.block?.getAttribute('data-id') ?? '');
    add({ class: 'overlap', severity: 'fault', reason, values, subject }, lower);
  }
  const paints = parts.readPaints(section);
  const { covered, low, onPictures } = parts.lowContrasts(page, paints);
  for (const { item, by } of covered) {
    const values = { words: words(item), other: parts.blockName(blockOf(by)) };
    const subject = (item.element.textContent ?? '').trim().replace(/\s+/g, ' ');
    add({ class: 'overlap', severity: 'fault', reason: 'covered', values, subject }, item);
  }
  found.push(...parts.contrastFindings(parts, low, number));
  for (const fault of parts.contentFaults(section)) {
    const { element, ...about } = fault;
    add(about, { element, block: blockOf(element) });
  }
  const placeOf = (item: DrawnItem): TouchedText => ({
    page: number,
    left: item.left,
    top: item.top,
    right: item.right,
    bottom: item.bottom,
    words: item.element.textContent ?? '',
    block_id: item.block?.getAttribute('data-id') ?? null,
    blockName: parts.blockName(item.block),
    path: item.block ? parts.pathInBlock(item.element, item.block) : [],
  });
  const toSample = onPictures.map(({ item, ink, needed }) => ({ ...placeOf(item), ink, needed }));
  const cuts = parts.cutOrnaments(section).map(({ left, top, right, bottom, drawing }) => {
    const block = blockOf(drawing);
    const block_id = block?.getAttribute('data-id') ?? null;
    return { page: number, left, top, right, bottom, block_id, blockName: parts.blockName(block) };
  });
  const touched = parts.touchedTexts(parts, page, paints).map(placeOf);
  return { findings: found, toSample, touched, cuts };
}
