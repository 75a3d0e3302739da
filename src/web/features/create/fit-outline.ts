import type { OutlinePart } from '../../../contract/creation.ts';
import type { AdjustedPart } from './creation-state.ts';

/** Comfortable number of words per page at reading size; a slide holds a fifth of it. */
const wordsPerPage = 450;
const wordsPerSlide = 90;

/** A part of the contents with the user's settings. */
export interface PlannedPart extends OutlinePart {
  readonly treatment: AdjustedPart['treatment'];
  /** The user's title, otherwise the content's. */
  readonly shownTitle: string;
}

/** Returns the parts in the user's order; newer parts are at the end. */
export function planOutline(
  parts: readonly OutlinePart[],
  adjusted: readonly AdjustedPart[],
): readonly PlannedPart[] {
  const place = new Map(adjusted.map((part, index) => [part.part_id, index]));
  const end = adjusted.length;
  return [...parts]
    .sort((one, other) => (place.get(one.part_id) ?? end) - (place.get(other.part_id) ?? end))
    .map((part) => {
      const wanted = adjusted[place.get(part.part_id) ?? -1];
      return {
        ...part,
        treatment: wanted?.treatment ?? 'keep',
        shownTitle: wanted?.title || part.title,
      };
    });
}

/** Returns the plan as stored by the server; only changed titles are included. */
export function adjustedOf(plan: readonly PlannedPart[]): AdjustedPart[] {
  return plan.map(({ part_id, title, shownTitle, treatment }) => ({
    part_id,
    title: shownTitle === title ? '' : shownTitle,
    treatment,
  }));
}

/** Returns the word count of a part in its treatment. */
export function wordsOf({ treatment, words, short_words }: PlannedPart): number {
  if (treatment === 'leave_out') return 0;
  return treatment === 'shorten' ? Math.min(words, short_words) : words;
}

const sum = (plan: readonly PlannedPart[]): number => plan.reduce((total, part) => total + wordsOf(part), 0);

export interface OutlineSize {
  readonly words: number;
  /** Estimated number of pages, or of slides including the title slide, before layout. */
  readonly sheets: number;
}

export function sizeOf(plan: readonly PlannedPart[], isSlides: boolean): OutlineSize {
  const words = sum(plan);
  if (!isSlides) return { words, sheets: Math.max(1, Math.ceil(words / wordsPerPage)) };
  const slides = plan
    .filter(({ treatment }) => treatment !== 'leave_out')
    .map((part) => Math.max(1, Math.ceil(wordsOf(part) / wordsPerSlide)));
  return { words, sheets: slides.reduce((total, count) => total + count, 1) };
}

/**
 * Proposes a plan that fits one page: shortens parts, those that save the most words first, until the rest
 * fits.
 */
export function proposeOnePage(plan: readonly PlannedPart[]): readonly PlannedPart[] {
  let proposed = plan;
  const longest = [...plan]
    .filter(({ treatment, words, short_words }) => treatment !== 'leave_out' && short_words < words)
    .sort((one, other) => other.words - other.short_words - (one.words - one.short_words));
  for (const { part_id } of longest) {
    if (sum(proposed) <= wordsPerPage) break;
    proposed = proposed.map((part) => (part.part_id === part_id ? { ...part, treatment: 'shorten' } : part));
  }
  return proposed;
}
