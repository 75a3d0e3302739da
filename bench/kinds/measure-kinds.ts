import { guessKind, kindClasses } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { cluesOfLabeled, readKindExamples } from './read-kind-examples.ts';

/** Counts of guesses: right ones, given ones, prompts. */
interface KindTally {
  right: number;
  given: number;
  all: number;
}

/**
 * Guesses the kinds of held-out prompts whose words for the kind are hidden, by language.
 * @param origin `kinds` for the prompts of data/kinds, `reader` for those of data/reader
 */
export function measureKinds(origin: 'kinds' | 'reader'): Map<string, KindTally> {
  const tallies = new Map<string, KindTally>();
  for (const { language, kind, isHeldOut, of } of readKindExamples()) {
    if (!isHeldOut || 'pieces' in of !== (origin === 'reader')) continue;
    const guess = guessKind('pieces' in of ? cluesOfLabeled(of, true) : of);
    for (const name of [language, 'all']) {
      const tally = tallies.get(name) ?? { right: 0, given: 0, all: 0 };
      tallies.set(name, tally);
      tally.all++;
      if (guess === null) continue;
      tally.given++;
      if (guess === kindClasses[kind]) tally.right++;
    }
  }
  return tallies;
}
