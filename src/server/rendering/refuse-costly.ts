import { drawingCost } from '../../domain/markup/drawing-cost.ts';
import { AppError } from '../app-error.ts';
import { told } from '../told.ts';
import { inThread } from '../work/in-thread.ts';

/** A detailed map has about ten thousand shapes; a browser draws this many in about ten seconds. */
const mostCost = 200_000;
/** Markup up to this length is parsed in a few milliseconds. */
const shortMarkup = 32_768;

/** Only shapes that are drawn repeatedly can cost more than their length suggests. */
const isRepeating = (html: string): boolean => /<use[\s/>]|url\(\s{0,3}["']?#/i.test(html);

/**
 * Rejects a page whose drawings would take a browser longer than the deadline, before a browser loads it.
 * @throws AppError `unprocessable`
 */
export async function refuseCostly(html: string, signal?: AbortSignal): Promise<void> {
  if (!isRepeating(html)) return;
  const cost =
    html.length > shortMarkup ? await inThread('drawingCost', html, { signal }) : drawingCost(html);
  if (cost > mostCost) throw new AppError('unprocessable', told('drawingsTooCostly', { limit: mostCost }));
}
