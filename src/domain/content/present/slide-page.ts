import type { Page, PageOf } from '../document-content.ts';

const slideLayouts = [
  'cover',
  'statement',
  'points',
  'figures',
  'chart',
  'table',
  'quote',
  'text',
  'closing',
] as const;

export type SlidePage = PageOf<(typeof slideLayouts)[number]>;

export const isSlidePage = (page: Page): page is SlidePage =>
  (slideLayouts as readonly string[]).includes(page.layout);
