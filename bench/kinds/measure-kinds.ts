import { readKind } from '../../src/domain/composer/facts/read-kind.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { guessKind, kindClasses } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { cluesOfLabeled, type KindExample, readKindExamples } from './read-kind-examples.ts';

/** Counts of guesses: right ones, given ones, prompts. */
interface KindTally {
  right: number;
  given: number;
  all: number;
}

/**
 * Guesses the kinds of held-out prompts whose words for the kind are hidden, by language.
 * @param origin `kinds` for the prompts of data/kinds, `reader` for those of data/reader, `rows` for those of data/rows
 */
export function measureKinds(
  origin: 'kinds' | 'reader' | 'rows',
  examples: readonly KindExample[] = readKindExamples([origin]),
): Map<string, KindTally> {
  const tallies = new Map<string, KindTally>();
  for (const { language, kind, isHeldOut, isNamed, of, origin: own } of examples) {
    if (!isHeldOut || isNamed || own !== origin) continue;
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

/** Returns how many of the held-out prompts of data/rows are read as what they ask for, with all of their words. */
export function measureAskedKinds(examples: readonly KindExample[]): { right: number; there: number } {
  const asked = examples.filter(({ isHeldOut, origin, prompt }) => isHeldOut && origin === 'rows' && prompt);
  const right = asked.filter(({ kind, prompt }) => {
    const { text, reading } = readRequest(prompt ?? '', { today: '2026-11-22' });
    return readKind(text, reading) === kindClasses[kind];
  });
  return { right: right.length, there: asked.length };
}
