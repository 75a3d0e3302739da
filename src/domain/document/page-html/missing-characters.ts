import { readArticle } from '../read-article.ts';
import type { PageFontFace } from './build-page-html.ts';
import { withoutEmoji } from './emoji.ts';
import { rangeBounds } from './unicode-range.ts';

export interface MissingCharacters {
  /** Page number, from 1. */
  readonly page: number;
  readonly blockId: string;
  readonly blockName: string;
  /** Each character once, in the order of the text. */
  readonly characters: readonly string[];
}

/** Drawn as nothing by themselves: spaces, joiners, selectors, direction marks, tags of flags. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/u;

/** What is known of the fonts beyond the ranges that they declare. */
export interface GlyphKnowledge {
  /** The code points that a font file has glyphs for; undefined where that is not known. */
  readonly coverage: (file: string) => ReadonlySet<number> | undefined;
  /** Whether an emoji is drawn as a picture and needs no glyph. */
  readonly hasPicture: (emojiKey: string) => boolean;
}

/**
 * Characters that no font of the document has: outside of what the faces declare, or without a glyph in the file that
 * declares them. They would be drawn with whatever the machine has, or as empty boxes.
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
