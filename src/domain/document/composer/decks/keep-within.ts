import type { SlideContent } from '../brief.ts';

/** A stretch of the story; `spare` says what would not be missed where slides are limited. */
export interface StoryPart {
  readonly slides: readonly SlideContent[];
  readonly spare?: 'own words' | 'list' | 'item';
}

const openingAndClosing = 2;

const countOf = (parts: readonly StoryPart[]): number =>
  parts.reduce((sum, { slides }) => sum + slides.length, openingAndClosing);

/** The story without the last of our own words, as long as it has enough slides without them. */
export function withoutOwnWords(parts: readonly StoryPart[], enough: number): readonly StoryPart[] {
  const kept = [...parts];
  for (let at = kept.length - 1; at >= 0 && countOf(kept) > enough; at -= 1) {
    const part = kept[at];
    if (part?.spare === 'own words' && countOf(kept) - part.slides.length >= enough) kept.splice(at, 1);
  }
  return kept;
}

/**
 * Leaves out what nobody said until opening, body and closing are as many slides as were asked for: slides of our own
 * words, then the list where each of its items has a slide, or else the slides of the items.
 */
export function keepWithin(parts: readonly StoryPart[], mostSlides: number): readonly StoryPart[] {
  const kept = [...parts];
  const over = (): number => countOf(kept) - mostSlides;
  const remove = (spare: StoryPart['spare'], isEach: boolean): void => {
    for (let at = kept.length - 1; at >= 0 && (isEach || over() > 0); at -= 1)
      if (kept[at]?.spare === spare) kept.splice(at, 1);
  };
  remove('own words', false);
  if (over() <= 0) return kept;
  const itemCount = kept.filter(({ spare }) => spare === 'item').length;
  if (over() > 1 && over() <= itemCount) remove('item', true);
  else if (itemCount > 0) remove('list', false);
  return kept;
}
