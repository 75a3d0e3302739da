import { applyDocumentDelta } from '../../../domain/document/apply-document-delta.ts';
import type { Delta } from './page-state.ts';

/**
 * Folds what was written into the page it was written on. Remembers how far it came, so that each delta is applied once
 * however often the page is drawn.
 */
export function createPageFolder(): (base: string | null, deltas: readonly Delta[]) => string {
  let done: { base: string | null; first: Delta | undefined; count: number; html: string } | null = null;
  return (base, deltas) => {
    const isSame =
      done !== null && done.base === base && done.first === deltas[0] && done.count <= deltas.length;
    const from = isSame && done ? done : { base, first: deltas[0], count: 0, html: base ?? '' };
    const html = deltas.slice(from.count).reduce(applyDocumentDelta, from.html);
    done = { base, first: deltas[0], count: deltas.length, html };
    return html;
  };
}
