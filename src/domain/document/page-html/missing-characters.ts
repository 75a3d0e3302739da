import { readArticle } from '../read-article.ts';
import type { PageFontFace } from './build-page-html.ts';
import { withoutEmoji } from './emoji.ts';
import { rangeBounds } from './unicode-range.ts';

export interface MissingCharacters {
  /** Page number, from 1. */
  readonly page: number;
  readonly blockId: string;
  readonly blockName: string;
  /** Distinct characters, in text order. */
  readonly characters: readonly string[];
}

/** Characters without a visible glyph: spaces, joiners, selectors, direction marks, flag tags. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/u;

/** Glyph coverage of the fonts, beyond their declared ranges. */
export interface GlyphKnowledge {
  /** Returns the code points that a font file has glyphs for; undefined if unknown. */
  readonly coverage: (file: string) => ReadonlySet<number> | undefined;
  /** Returns whether an emoji is shown as a picture and needs no glyph. */
  readonly hasPicture: (emojiKey: string) => boolean;
}

/**
 * Finds the characters that no font of the document has: outside the declared ranges, or without a glyph in
 * the file that declares them. They would fall back to system fonts or empty boxes.
 */
export function findMissingCharacters(
  articleHtml: string,
  faces: readonly PageFontFace[],
  known: GlyphKnowledge = { coverage: () => undefined, hasPicture: () => false },
): MissingCharacters[] {
  const { direction, pages } = readArticle(articleHtml);
  const usable = faces
    .filter((face) => !face.directions || face.directions.includes(direction))
    .map((face) => ({
      bounds: face.unicodeRange === undefined ? null : rangeBounds(face.unicodeRange),
      glyphs: known.coverage(face.file),
    }));
  const isCovered = new Map<string, boolean>();
  const covers = (character: string): boolean => {
    const before = isCovered.get(character);
    if (before !== undefined) return before;
    const point = character.codePointAt(0) ?? 0;
    const found = usable.some(
      ({ bounds, glyphs }) =>
        (bounds === null || bounds.some(([low, high]) => point >= low && point <= high)) &&
        (glyphs === undefined || glyphs.has(point)),
    );
    isCovered.set(character, found);
    return found;
  };
  return pages.flatMap((page, index) =>
    page.blocks.flatMap((block) => {
      const written = withoutEmoji(block.text, known.hasPicture).normalize('NFC');
      const characters = [...new Set(written)].filter((each) => !invisible.test(each) && !covers(each));
      return characters.length === 0
        ? []
        : [{ page: index + 1, blockId: block.id, blockName: block.name, characters }];
    }),
  );
}
