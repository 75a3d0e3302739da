import type { FramePoint } from './text-edit.ts';

export interface ShownSample {
  readonly blockId: string;
  /** Inside the sample text, in px of the frame. */
  readonly at: FramePoint;
}

/** Finds the sample text after the one at `index`, starting over at the end; null where no block that can be edited has one. */
export function nextSample(
  frame: Document,
  blockIds: readonly string[],
  index: number,
): (ShownSample & { readonly index: number }) | null {
  const samples = [...frame.querySelectorAll<HTMLElement>('[data-sample]')];
  for (let step = 1; step <= samples.length; step += 1) {
    const at = (index + step) % samples.length;
    const sample = samples[at];
    const blockId = sample && blockOf(sample, blockIds);
    const box = sample?.getClientRects()[0];
    if (blockId && box)
      return {
        index: at,
        blockId,
        at: { x: box.left + Math.min(4, box.width / 2), y: box.top + box.height / 2 },
      };
  }
  return null;
}

function blockOf(element: Element, blockIds: readonly string[]): string | undefined {
  for (let at = element.closest('[data-id]'); at; at = at.parentElement?.closest('[data-id]') ?? null) {
    const id = at.getAttribute('data-id');
    if (id && blockIds.includes(id)) return id;
  }
  return undefined;
}
