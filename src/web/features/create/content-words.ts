import type { CreateContent } from '../../../contract/creation.ts';

/** '1 table', '1,240 words'. */
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

const pageNames: Readonly<Record<string, string>> = { pptx: 'slide', xlsx: 'sheet', web: 'web page' };

/** Describes a content: its pages, words, tables and pictures. */
export function factsOf({ format, pages, words, tables, images, pictures }: CreateContent): string[] {
  return [
    ...(pages === null ? [] : [countOf(pages, pageNames[format] ?? 'page')]),
    countOf(words, 'word'),
    ...(tables > 0 ? [countOf(tables, 'table')] : []),
    ...(images > 0
      ? [
          pictures.length === images
            ? countOf(images, 'picture')
            : `${countOf(images, 'picture')}, ${pictures.length === 0 ? 'none' : pictures.length} kept`,
        ]
      : []),
  ];
}
