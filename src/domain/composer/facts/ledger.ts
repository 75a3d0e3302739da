import type { Facts, Phrase } from './facts.ts';
import { withoutSmallEnds } from './small-words.ts';
import type { Range } from './text-clauses.ts';

/** Returns all phrases of a prompt in order. */
export function phrasesOf(facts: Facts): readonly Phrase[] {
  const { title, subjects, from, to, names, places, dates, times, amounts, contacts, entries, details } =
    facts;
  return [
    ...(title ? [title] : []),
    ...subjects,
    ...from,
    ...to,
    ...names,
    ...places,
    ...dates,
    ...times,
    ...amounts,
    ...contacts,
    ...details,
    ...entries.flatMap(({ item, parts }) => [item, ...parts]),
  ].sort((a, b) => a.start - b.start);
}

/** Tracks printed phrases, so that each is printed exactly once. */
export class Ledger {
  readonly #used = new Set<Phrase>();
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Marks phrases as printed and returns them. */
  use<Given extends Phrase | readonly Phrase[]>(given: Given): Given {
    for (const phrase of Array.isArray(given) ? given : [given]) this.#used.add(phrase as Phrase);
    return given;
  }

  /** Marks all phrases as printed whose words, except connecting ones at the ends, are within a range of the prompt. */
  printWithin({ start, end }: Range): void {
    const { language } = this.#facts;
    for (const phrase of phrasesOf(this.#facts)) {
      const inner = withoutSmallEnds(phrase.text, 0, phrase.text.length, language);
      const [from, to] = [
        phrase.start + (inner?.start ?? 0),
        phrase.start + (inner?.end ?? phrase.text.length),
      ];
      if (from >= start && to <= end) this.#used.add(phrase);
    }
  }

  isUsed(phrase: Phrase): boolean {
    return this.#used.has(phrase);
  }

  /** Returns the given phrases that aren't printed yet. */
  left(phrases: readonly Phrase[]): readonly Phrase[] {
    return phrases.filter((phrase) => !this.#used.has(phrase));
  }

  /** Returns all phrases that aren't printed yet, in prompt order. */
  rest(): readonly Phrase[] {
    return this.left(phrasesOf(this.#facts));
  }
}
