import type { CreateContent } from '../../../contract/creation.ts';
import { counted, words } from '../../lib/words.ts';

/** Describes a content: its pages, words, tables and pictures. */
export function factsOf({ format, pages, words: length, tables, images, pictures }: CreateContent): string[] {
  const t = words('create');
  const pageForms =
    { pptx: t.slides, xlsx: t.sheets, web: t.webPages }[format as 'pptx' | 'xlsx' | 'web'] ?? t.pages;
  return [
    ...(pages === null ? [] : [counted(pageForms, pages)]),
    counted(t.words, length),
    ...(tables > 0 ? [counted(t.tables, tables)] : []),
    ...(images > 0 ? [counted(t.pictures, images)] : []),
    ...(images > 0 && pictures.length < images
      ? [pictures.length === 0 ? t.picturesNotKept : counted(t.picturesKept, pictures.length)]
      : []),
  ];
}
