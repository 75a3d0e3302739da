import type { DocumentFormat } from '../../../../content/choices.ts';
import { artDirections } from '../../../../content/choices.ts';
import type { Page } from '../../../../content/document-content.ts';
import { isSlidePage } from '../../../../content/present/slide-page.ts';
import { fitSlide } from '../../../../document/layout/fit-slide.ts';
import { readSlide } from '../../../../document/layout/slide-writer.ts';

/** Maximum number of characters of points at a readable size. */
const mostInPoints = 620;
const mostPoints = 6;

/** Returns whether a page is one slide in every direction, so that a change of looks keeps the number of slides. */
export function fitsSlide(page: Page, language: string, format: DocumentFormat): boolean {
  if (page.layout === 'points') {
    const characters = page.items.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
    return page.items.length <= mostPoints && characters <= mostInPoints;
  }
  if (!isSlidePage(page) || (page.layout !== 'text' && page.layout !== 'table')) return true;
  return artDirections.every((direction) => {
    const look = {
      format,
      orientation: 'landscape',
      direction,
      theme: 'light',
      tokens: {},
      seed: 0,
    } as const;
    return fitSlide(readSlide(page, 'p', language), look).length === 1;
  });
}
