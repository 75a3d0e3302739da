import { setFlagsFromString } from 'node:v8';
import { compose } from '../../domain/document/composer/compose.ts';
import { turnFor } from './make-page.ts';
import type { MakeOrder } from './make-pdf.ts';

/** Longer prompts are worth patterns that run fast. */
const longestToPrime = 1_000;

/**
 * Reads the prompt once ahead, without optimising the composer's patterns. They are many and large, run a few times
 * each before this process ends, and to optimise them takes three times as long as to read with them. Not for a
 * process that lives on.
 */
export function primePatterns({ prompt, layout }: MakeOrder): void {
  if (prompt.length > longestToPrime) return;
  setFlagsFromString('--regexp-tier-up-ticks=100');
  setFlagsFromString('--no-regexp-optimization');
  compose(turnFor(prompt, layout));
  setFlagsFromString('--regexp-optimization');
}
