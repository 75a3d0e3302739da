import { words } from '../../lib/words.ts';

export const exportKinds = ['pdf', 'print_ready', 'png', 'webp', 'html'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Messages of the name and the one-line use of each format. */
const messages = {
  pdf: { name: 'pdf', use: 'pdfUse' },
  print_ready: { name: 'press', use: 'pressUse' },
  png: { name: 'png', use: 'pngUse' },
  webp: { name: 'webp', use: 'webpUse' },
  html: { name: 'html', use: 'htmlUse' },
} as const;

export const exportName = (kind: ExportKind): string => words('exports')[messages[kind].name];
export const exportUse = (kind: ExportKind): string => words('exports')[messages[kind].use];

export interface PressOptions {
  readonly bleedMm: number;
  readonly hasMarks: boolean;
  readonly asImages: boolean;
}

export const usualPress: PressOptions = { bleedMm: 3, hasMarks: true, asImages: false };
export const bleeds = [0, 3, 5] as const;

/** Sizes of pictures in pixels for each px of the page, by purpose. */
export const pictureSizes = [
  { scale: 1, name: 'sizeWeb' },
  { scale: 2, name: 'sizeSharp' },
  { scale: 3, name: 'sizePaper' },
] as const;
export type PictureScale = (typeof pictureSizes)[number]['scale'];
