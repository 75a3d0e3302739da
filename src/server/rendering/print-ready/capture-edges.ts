import { told } from '../../told.ts';
import type { PageTab } from '../browser/page-tab.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import { pageRect } from '../in-page/page-rect.ts';
import { RenderError } from '../render-error.ts';
import { pressDpi } from './print-ready-options.ts';

/** Strips along a page's trim edges, as PNG, in CSS order. */
export interface PageEdges {
  readonly top: Uint8Array;
  readonly right: Uint8Array;
  readonly bottom: Uint8Array;
  readonly left: Uint8Array;
}

export const pxPerMm = 96 / 25.4;

/** The outer half pixel of a page is blended with what lies outside it. */
const insetPx = 0.5;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function capture(tab: PageTab, clip: Clip, format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const { data } = await tab.send('Page.captureScreenshot', {
    format,
    ...(format === 'jpeg' ? { quality: 93 } : {}),
    captureBeyondViewport: true,
    clip: { ...clip, scale: pressDpi / 96 },
  });
  return data;
}

async function boxOf(tab: PageTab, page: number): Promise<Clip> {
  const rect = await callInPage(tab, pageRect, {}, page);
  if (!rect || Math.min(rect.width, rect.height) <= 2 * insetPx)
    throw new RenderError('unprocessable', told('documentPageMissing', { page }));
  return rect;
}

/** Captures strips along the edges of a page, `bleedMm` wide. */
export async function captureEdges(tab: PageTab, page: number, bleedMm: number): Promise<PageEdges> {
  const { x, y, width, height } = await boxOf(tab, page);
  const deep = bleedMm * pxPerMm;
  const [left, top] = [x + insetPx, y + insetPx];
  const [wide, high] = [width - 2 * insetPx, height - 2 * insetPx];
  return {
    top: await capture(tab, { x: left, y: top, width: wide, height: deep }, 'png'),
    right: await capture(tab, { x: left + wide - deep, y: top, width: deep, height: high }, 'png'),
    bottom: await capture(tab, { x: left, y: top + high - deep, width: wide, height: deep }, 'png'),
    left: await capture(tab, { x: left, y: top, width: deep, height: high }, 'png'),
  };
}

/** Captures a whole page as JPEG. */
export async function capturePage(tab: PageTab, page: number): Promise<Uint8Array> {
  return capture(tab, await boxOf(tab, page), 'jpeg');
}
