export const exportKinds = ['pdf', 'print_ready', 'png', 'webp', 'html'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Name and one-line use of each format. */
export const exportWords: Readonly<Record<ExportKind, { readonly name: string; readonly use: string }>> = {
  pdf: {
    name: 'PDF',
    use: 'For email and screens. Searchable text, working links, screen reader support.',
  },
  print_ready: {
    name: 'Print-Ready PDF',
    use: 'For a print shop: bleed, crop marks and a preflight report.',
  },
  png: { name: 'PNG pictures', use: 'Every page as a sharp picture. Multiple pages come as a zip.' },
  webp: {
    name: 'WebP pictures',
    use: 'The same pictures at a fraction of the size, for websites and chats.',
  },
  html: {
    name: 'HTML file',
    use: 'One file that opens in any browser, without Octavo or a network, and prints the same.',
  },
};

export interface PressOptions {
  readonly bleedMm: number;
  readonly hasMarks: boolean;
  readonly asImages: boolean;
}

export const usualPress: PressOptions = { bleedMm: 3, hasMarks: true, asImages: false };
export const bleeds = [0, 3, 5] as const;

/** Sizes of pictures in pixels for each px of the page, by purpose. */
export const pictureSizes = [
  { scale: 1, name: 'For websites and chats' },
  { scale: 2, name: 'For sharp screens' },
  { scale: 3, name: 'For paper' },
] as const;
export type PictureScale = (typeof pictureSizes)[number]['scale'];

/** '0.4 MB', '12 KB' */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 100 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
