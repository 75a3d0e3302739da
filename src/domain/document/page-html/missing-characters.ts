import { readArticle } from '../read-article.ts';
import type { PageFontFace } from './build-page-html.ts';
import { coversAny } from './unicode-range.ts';

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

/**
 * Characters that no font of the document has by its declared ranges. They would be drawn with whatever the machine
 * has, or as empty boxes, so the same page would look different elsewhere.
 */
export function findMissingCharacters(
  articleHtml: string,
  faces: readonly PageFontFace[],
): MissingCharacters[] {
  const { direction, pages } = readArticle(articleHtml);
  const usable = faces.filter((face) => !face.directions || face.directions.includes(direction));
  const isCovered = new Map<string, boolean>();
  const covers = (character: string): boolean => {
    const known = isCovered.get(character);
    if (known !== undefined) return known;
    const found = usable.some(
      (face) => face.unicodeRange === undefined || coversAny(face.unicodeRange, character),
    );
    isCovered.set(character, found);
    return found;
  };
  return pages.flatMap((page, index) =>
    page.blocks.flatMap((block) => {
      const characters = [...new Set(block.text)].filter((each) => !invisible.test(each) && !covers(each));
      return characters.length === 0
        ? []
        : [{ page: index + 1, blockId: block.id, blockName: block.name, characters }];
    }),
  );
}
