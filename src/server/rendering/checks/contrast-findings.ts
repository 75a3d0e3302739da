/// <reference lib="dom" />
import type { blockName } from './block-name.ts';
import type { LowContrast } from './low-contrasts.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import type { pathInBlock } from './path-in-block.ts';

/** Describes low contrasts: one finding for all texts of a block with the same fault. */
export function contrastFindings(
  parts: { readonly blockName: typeof blockName; readonly pathInBlock: typeof pathInBlock },
  low: readonly LowContrast[],
  page: number,
): UnwordedFinding[] {
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
    const count = group.length - 1;
    const values = { words: short(wordsOf(item.element)), ratio: Math.floor(ratio * 100) / 100, needed };
    return [
      {
        class: 'contrast' as const,
        severity: 'fault' as const,
        page,
        block_id: item.block?.getAttribute('data-id') ?? null,
        name: parts.blockName(item.block),
        reason: count === 0 ? ('contrast' as const) : ('contrastMany' as const),
        values: count === 0 ? values : { ...values, count },
        subject: wordsOf(item.element),
        paths: group.flatMap(({ item: { element, block } }) =>
          block ? [parts.pathInBlock(element, block)] : [],
        ),
      },
    ];
  });
}
