/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CheckFinding } from '../../../contract/chat-events.ts';
import type { blockName } from './block-name.ts';
import type { clippings } from './clippings.ts';
import type { contentFaults } from './content-faults.ts';
import type { lowContrasts } from './low-contrasts.ts';
import type { measurePage } from './measure-page.ts';
import type { overflows } from './overflows.ts';
import type { overlaps } from './overlaps.ts';

export interface CheckParts {
  readonly measurePage: typeof measurePage;
  readonly overflows: typeof overflows;
  readonly clippings: typeof clippings;
  readonly overlaps: typeof overlaps;
  readonly lowContrasts: typeof lowContrasts;
  readonly contentFaults: typeof contentFaults;
  readonly blockName: typeof blockName;
}

/** Measures one page and puts what is wrong into words. */
export function checkPage(parts: CheckParts, section: HTMLElement, number: number): CheckFinding[] {
  const page = parts.measurePage(section, number);
  const round = (px: number): number => Math.max(1, Math.round(px));
  const finding = (
    kind: CheckFinding['class'],
    severity: CheckFinding['severity'],
    block: Element | null,
    message: string,
  ): CheckFinding => ({
    class: kind,
    severity,
    page: number,
    block_id: block?.getAttribute('data-id') ?? null,
    message,
  });
  const blockOf = (element: Element): Element | null => {
    let block: Element | null = null;
    for (let at: Element | null = element; at && at !== section; at = at.parentElement) {
      if (at.hasAttribute('data-id')) block = at;
    }
    return block;
  };

  const found: CheckFinding[] = [];
  for (const { item, edge, px, isInMargin } of parts.overflows(page)) {
    const what = item.kind === 'text' ? 'Text' : 'A picture';
    const where = parts.blockName(item.block);
    found.push(
      isInMargin
        ? finding(
            'overflow',
            'warning',
            item.block,
            `${what} runs ${round(px)} px into the foot margin of page ${number} in ${where}.`,
          )
        : finding(
            'overflow',
            'fault',
            item.block,
            `${what} runs ${round(px)} px past the ${edge} of page ${number} in ${where}.`,
          ),
    );
  }
  for (const { item, px } of parts.clippings(page)) {
    const message = `${round(px)} px of the text are cut off in ${parts.blockName(item.block)} on page ${number}.`;
    found.push(finding('clipping', 'fault', item.block, message));
  }
  for (const { upper, lower, px } of parts.overlaps(page)) {
    const message = `${parts.blockName(lower.block)} lies ${round(px)} px over ${parts.blockName(upper.block)} on page ${number}.`;
    found.push(finding('overlap', 'fault', lower.block, message));
  }
  const unmeasured: (Element | null)[] = [];
  for (const { item, ratio, needed } of parts.lowContrasts(page)) {
    if (ratio === null) {
      unmeasured.push(item.block);
      continue;
    }
    const message =
      `Text in ${parts.blockName(item.block)} on page ${number} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1; ` +
      `its size needs ${needed} : 1.`;
    found.push(finding('contrast', 'fault', item.block, message));
  }
  if (unmeasured.length > 0) {
    const names = unmeasured.map((block) => parts.blockName(block)).join(', ');
    const message = `Text stands on a picture or gradient on page ${number}, so its contrast was not measured: ${names}.`;
    found.push(finding('contrast', 'warning', unmeasured[0] ?? null, message));
  }
  for (const fault of parts.contentFaults(section)) {
    const block = blockOf(fault.element);
    const message = `${fault.message} in ${parts.blockName(block)} on page ${number}.`;
    found.push(finding(fault.class, fault.severity, block, message));
  }
  return found;
}
