import type { ArtDirection } from '../../../content/choices.ts';
import { artDirections } from '../../kit/choices.ts';
import type { DocumentKind } from '../brief.ts';
import { chooseWeighted } from '../seeded-choice.ts';
import { affinityOf } from './affinities.ts';
import { oddsFor } from './direction-odds.ts';
import { directionsOfStyle } from './style-words.ts';

interface DirectionWish {
  /** Id of the kind as the prompt names it; null where it names none. */
  readonly kindId: string | null;
  readonly layout: DocumentKind;
  /** What the page is about, in the prompt's words. */
  readonly about: string;
  /** Words on style, such as 'warm and playful'. */
  readonly style?: string | undefined;
  /** Not this one again. */
  readonly without?: string | undefined;
  readonly seed: number;
}

/**
 * A direction that suits kind, subject and words, another one for another seed. Words on style choose within what
 * suits the kind; where none of it answers to them, they decide alone.
 */
export function chooseDirection({
  kindId,
  layout,
  about,
  style,
  without,
  seed,
}: DirectionWish): ArtDirection {
  const odds = oddsFor(kindId, layout);
  const affinity = affinityOf(about.slice(0, 600));
  const wanted = directionsOfStyle(style ?? '');
  const asked = artDirections.filter((direction) => wanted[direction] !== undefined);
  const fitting = asked.filter((direction) => odds[direction] !== undefined);
  const weightOf = (direction: ArtDirection): number => {
    if (direction === without) return 0;
    if (fitting.length > 0) return fitting.includes(direction) ? (wanted[direction] ?? 0) ** 2 : 0;
    if (asked.length > 0) return wanted[direction] ?? 0;
    return (odds[direction] ?? 0) * affinity(direction);
  };
  const weighted = artDirections.map((direction) => [direction, weightOf(direction)] as const);
  return chooseWeighted(seed, 'direction', weighted) ?? (without === 'swiss' ? 'editorial' : 'swiss');
}
