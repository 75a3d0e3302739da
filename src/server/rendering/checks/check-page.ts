/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { blockName } from './block-name.ts';
import type { clippings } from './clippings.ts';
import type { TouchedText } from './compare-ornament.ts';
import type { contentFaults } from './content-faults.ts';
import type { contrastFindings } from './contrast-findings.ts';
import type { CutOrnament, cutOrnaments } from './cut-ornaments.ts';
import type { drawnStrength } from './drawn-strength.ts';
import type { groundsBehind } from './grounds-behind.ts';
import type { emptyAreas } from './empty-areas.ts';
import type { lowContrasts } from './low-contrasts.ts';
import type { DrawnItem, MeasuredPage, measurePage } from './measure-page.ts';
import type { MeasuredFinding } from './measured-finding.ts';
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
  readonly findings: MeasuredFinding[];
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
  const at = (block: Element | null): string => `${parts.blockName(block)} on page ${number}`;
  const blockOf = (element: Element): Element | null => {
    let block: Element | null = null;
    for (let up: Element | null = element; up && up !== section; up = up.parentElement) {
      if (up.hasAttribute('data-id')) block = up;
    }
    return block;
  };
  const words = ({ element }: Pick<DrawnItem, 'element'>): string =>
    (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const found: MeasuredFinding[] = [];
  const add = (
    finding: Pick<MeasuredFinding, 'class' | 'severity' | 'message' | 'subject' | 'widthPx'>,
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

  if (page.items.length === 0) {
    found.push({
      class: 'empty_page',
      severity: 'fault',
      page: number,
      block_id: null,
      name: parts.blockName(null),
      message: `Page ${number} is empty: it has no text and no picture.`,
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
      message:
        empty.kind === 'last page'
          ? `Page ${number}, the last one, is only ${empty.percent} % filled.`
          : `${empty.percent} % of page ${number} are empty in one place.`,
      subject: empty.kind,
      paths: [],
    });
  }
  for (const { kind, item } of parts.slivers(page)) {
    const message =
      kind === 'column'
        ? `“${words(item)}” in ${at(item.block)} stands in a column too narrow to read.`
        : `The last ${kind} of ${parts.blockName(item.block)} stands alone on page ${number}.`;
    const subject = kind === 'column' ? words(item) : kind;
    add({ class: 'sliver', severity: 'warning', message, subject }, item);
  }
  for (const { item, edge, px, isInMargin } of parts.overflows(page)) {
    const what = item.kind === 'text' ? 'Text' : 'A picture';
    const message = isInMargin
      ? `${what} runs ${round(px)} px into the foot margin of page ${number} in ${parts.blockName(item.block)}.`
      : `${what} runs ${round(px)} px past the ${edge} of page ${number} in ${parts.blockName(item.block)}.`;
    const subject = isInMargin ? 'foot margin' : edge;
    add({ class: 'overflow', severity: isInMargin ? 'warning' : 'fault', message, subject }, item);
  }
  for (const { item, px } of parts.clippings(page)) {
    const message = `${round(px)} px of the text are cut off in ${at(item.block)}.`;
    add({ class: 'clipping', severity: 'fault', message, subject: 'text' }, item);
  }
  for (const { upper, lower, px } of parts.overlaps(page)) {
    const isWithin = lower.block === upper.block;
    const message = isWithin
      ? `“${words(lower)}” lies ${round(px)} px over “${words(upper)}” in ${at(lower.block)}.`
      : `${parts.blockName(lower.block)} lies ${round(px)} px over ${parts.blockName(upper.block)} on page ${number}.`;
    const subject = isWithin ? words(lower) : (upper.block?.getAttribute('data-id') ?? '');
    add({ class: 'overlap', severity: 'fault', message, subject }, lower);
  }
  const paints = parts.readPaints(section);
  const { covered, low, onPictures } = parts.lowContrasts(page, paints);
  for (const { item, by } of covered) {
    const message = `“${words(item)}” in ${at(item.block)} is covered by ${parts.blockName(blockOf(by))}.`;
    const subject = (item.element.textContent ?? '').trim().replace(/\s+/g, ' ');
    add({ class: 'overlap', severity: 'fault', message, subject }, item);
  }
  found.push(...parts.contrastFindings(parts, low, number));
  for (const fault of parts.contentFaults(section)) {
    const { element, message, ...about } = fault;
    const block = blockOf(element);
    add({ ...about, message: `${message} in ${at(block)}.` }, { element, block });
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
