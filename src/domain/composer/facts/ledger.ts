import type { Facts, Phrase } from './facts.ts';
import type { Range } from './text-clauses.ts';

/** All phrases of a prompt in its order. */
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

/** Keeps account of what stands on the page, so that everything does, once. */
export class Ledger {
  readonly #used = new Set<Phrase>();
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** The words of phrases that are about to be printed. */
  use<Given extends Phrase | readonly Phrase[]>(given: Given): Given {
    for (const phrase of Array.isArray(given) ? given : [given]) this.#used.add(phrase as Phrase);
    return given;
  }

  /** The phrases within a stretch of the prompt that is about to be printed as a whole. */
  printWithin({ start, end }: Range): void {
    for (const phrase of phrasesOf(this.#facts))
      if (phrase.start >= start && phrase.end <= end) this.#used.add(phrase);
  }

  isUsed(phrase: Phrase): boolean {
    return this.#used.has(phrase);
  }

  /** Those of the given phrases that are not printed yet. */
  left(phrases: readonly Phrase[]): readonly Phrase[] {
    return phrases.filter((phrase) => !this.#used.has(phrase));
  }

  /** What is not printed yet, in the order of the prompt. */
  rest(): readonly Phrase[] {
    return this.left(phrasesOf(this.#facts));
  }
}
