import { kindClasses, likelyKind } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { kindBuckets } from '../../src/domain/composer/kind-guess/kind-features.ts';
import { cluesOf, readKindExamples } from './read-kind-examples.ts';

/** Guesses on held-out prompts; `given` are those at or above the threshold. */
export interface KindTally {
  right: number;
  given: number;
  all: number;
}

/**
 * Guesses the kinds of held-out prompts whose words for the kind are hidden, by language.
 * @param origin `kinds` for the prompts of data/kinds, `reader` for those of data/reader
 */
export function measureKinds(origin: 'kinds' | 'reader', threshold: number): Map<string, KindTally> {
  const tallies = new Map<string, KindTally>();
  for (const { language, kind, isHeldOut, of } of readKindExamples()) {
    if (!isHeldOut || 'pieces' in of !== (origin === 'reader')) continue;
    const guess = likelyKind(kindBuckets('pieces' in of ? cluesOf(of, true) : of));
    for (const name of [language, 'all']) {
      const tally = tallies.get(name) ?? { right: 0, given: 0, all: 0 };
      tallies.set(name, tally);
      tally.all++;
      if (guess.probability < threshold || guess.kind === null) continue;
      tally.given++;
      if (guess.kind === kindClasses[kind]) tally.right++;
    }
  }
  return tallies;
}
