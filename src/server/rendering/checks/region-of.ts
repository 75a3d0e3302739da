import type { SampledRegion } from './sample-texts.ts';

interface SampledRegionPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the part of a page that contains all of these texts; null if none is on the page. */
export function regionOf(
  texts: readonly SampledRegionPart[],
  page: { readonly width: number; readonly height: number },
): SampledRegion | null {
  const left = Math.max(0, Math.floor(Math.min(...texts.map((text) => text.left))));
  const top = Math.max(0, Math.floor(Math.min(...texts.map((text) => text.top))));
  const width = Math.min(page.width, Math.ceil(Math.max(...texts.map((text) => text.right)))) - left;
  const height = Math.min(page.height, Math.ceil(Math.max(...texts.map((text) => text.bottom)))) - top;
  return width < 1 || height < 1 ? null : { left, top, width, height };
}
