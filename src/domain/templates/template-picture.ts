import type { TemplateHead } from './template.ts';

/** Widths of the pictures in pixels. */
export const templateWidthsPx = [360, 720] as const;
export type TemplateWidth = (typeof templateWidthsPx)[number];

/** Returns the URL of a template's picture. */
export function templatePicture(
  { name, hash }: { readonly name: string; readonly hash: string },
  widthPx: TemplateWidth,
): string {
  return `/template-pictures/${name}/${widthPx}.webp?v=${hash}`;
}

/** Returns the URL of a thumbnail, which is one transparent pixel until the picture has been rendered. */
export const templateThumbnail = (
  template: { readonly name: string; readonly hash: string },
  widthPx: TemplateWidth,
  attempt: number,
): string => `${templatePicture(template, widthPx)}&try=${attempt}`;

/** Returns the aspect ratio of the first page as a CSS value. */
export function templateShape({ format, orientation }: Pick<TemplateHead, 'format' | 'orientation'>): string {
  const [long, short] = sides[format];
  return orientation === 'landscape' ? `${long} / ${short}` : `${short} / ${long}`;
}

const sides: Readonly<Record<TemplateHead['format'], readonly [number, number]>> = {
  a4: [297, 210],
  letter: [279.4, 215.9],
  a5: [210, 148],
  a6: [210, 148],
  square: [1, 1],
  story: [16, 9],
  'slides-16x9': [16, 9],
  'slides-4x3': [4, 3],
};
