import { applyDocumentDelta } from '../../../domain/document/apply-document-delta.ts';
import type { Delta } from './page-state.ts';

/**
 * Applies deltas to the page that they were written for. Remembers its progress, so that each delta is
 * applied once however often the page is rendered.
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
