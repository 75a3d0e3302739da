/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { FindingReason, UnwordedFinding } from './measured-finding.ts';

export interface ContentFault {
  readonly class: 'alt_text' | 'heading_order' | 'image_resolution';
  readonly severity: 'fault' | 'warning';
  readonly element: Element;
  /** Tells findings of the same class apart. */
  readonly subject: string;
  /** For low-resolution pictures: the width at which they print well. */
  readonly widthPx?: number;
  readonly reason: FindingReason;
  readonly values: UnwordedFinding['values'];
}

/** Finds accessibility faults, and pictures with too low a resolution for print. */
export function contentFaults(section: HTMLElement): ContentFault[] {
  // Below this, pixels are visible at reading distance.
  const leastPixelsPerInch = 150;
  const faults: ContentFault[] = [];
  const pictures = [...section.querySelectorAll('img,svg')];
  /** Pictures have no text, so they are identified by their order. */
  const nameOf = (picture: Element) => `${picture.tagName} ${pictures.indexOf(picture)}`;
  for (const image of section.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) {
      const about = { element: image, subject: nameOf(image), values: {} };
      faults.push({ class: 'alt_text', severity: 'fault', reason: 'pictureUndescribed', ...about });
    }
    const { width } = image.getBoundingClientRect();
    const pixelsPerInch = Math.round((96 * image.naturalWidth) / width);
    const isRaster = !image.currentSrc.startsWith('data:image/svg');
    if (isRaster && width > 0 && image.naturalWidth > 0 && pixelsPerInch < leastPixelsPerInch) {
      const values = { found: pixelsPerInch, wanted: leastPixelsPerInch };
      const widthPx = Math.floor((96 * image.naturalWidth) / leastPixelsPerInch);
      const about = { element: image, subject: nameOf(image), widthPx, values };
      faults.push({ class: 'image_resolution', severity: 'warning', reason: 'coarsePicture', ...about });
    }
  }
  for (const drawing of section.querySelectorAll('svg')) {
    if (drawing.closest('[aria-hidden="true"]') || drawing.parentElement?.closest('svg')) continue;
    const isNamed =
      drawing.hasAttribute('aria-label') ||
      drawing.hasAttribute('aria-labelledby') ||
      drawing.querySelector(':scope > title') !== null ||
      drawing.querySelector('text') !== null;
    if (!isNamed) {
      faults.push({
        class: 'alt_text',
        severity: 'warning',
        element: drawing,
        subject: nameOf(drawing),
        reason: 'drawingUndescribed',
        values: {},
      });
    }
  }
  // Each page is checked separately: a slide may start with a heading of any level.
  let before = 0;
  for (const heading of section.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Number(heading.tagName.slice(1));
    if (before > 0 && level > before + 1) {
      faults.push({
        class: 'heading_order',
        severity: 'warning',
        element: heading,
        subject: heading.textContent ?? '',
        reason: 'headingOrder',
        values: { level, before },
      });
    }
    before = level;
  }
  return faults;
}
