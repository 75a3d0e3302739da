/// <reference lib="dom" />
import type { blockName } from './block-name.ts';
import type { LowContrast } from './low-contrasts.ts';
import type { MeasuredFinding } from './measured-finding.ts';
import type { pathInBlock } from './path-in-block.ts';

/** Describes low contrasts: one finding for all texts of a block with the same fault. */
export function contrastFindings(
  parts: { readonly blockName: typeof blockName; readonly pathInBlock: typeof pathInBlock },
  low: readonly LowContrast[],
  page: number,
): MeasuredFinding[] {
  const longestWords = 40;
  const wordsOf = (element: Element): string => (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const short = (words: string): string =>
    words.length > longestWords ? `${words.slice(0, longestWords - 1).trimEnd()}…` : words;
  const groups = new Map<string, LowContrast[]>();
  for (const each of low) {
    const id = each.item.block?.getAttribute('data-id') ?? '';
    const key = `${id} ${each.needed} ${each.ratio.toFixed(1)}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { item, ratio, needed } = first;
    const more = group.length === 1 ? '' : ` (and ${group.length - 1} more like it)`;
    const measured = `a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
    return [
      {
        class: 'contrast' as const,
        severity: 'fault' as const,
        page,
        block_id: item.block?.getAttribute('data-id') ?? null,
        name: parts.blockName(item.block),
        message: `“${short(wordsOf(item.element))}”${more} in ${parts.blockName(item.block)} on page ${page} has ${measured}; its size needs ${needed} : 1.`,
        subject: wordsOf(item.element),
        paths: group.flatMap(({ item: { element, block } }) =>
          block ? [parts.pathInBlock(element, block)] : [],
        ),
      },
    ];
  });
}
