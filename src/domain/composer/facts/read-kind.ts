import type { PromptReading } from '../../reader/read-prompt.ts';
import { guessKind } from '../kind-guess/guess-kind.ts';
import { cluesOf } from '../kind-guess/kind-features.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { barePriceOf, priceOf } from '../sheet/clause-values.ts';
import { statementsOf } from '../sheet/statements.ts';
import { askForKind } from './ask-for-kind.ts';
import type { Facts } from './facts.ts';
import { withNamedKind } from './named-kind.ts';
import type { Range } from './text-clauses.ts';

const fewestPrices = 3;

/** A list of prices isn't a letter if the word for it also names a menu: 'Karte'. */
export function pricedKind(
  text: string,
  { kind, kindText }: Pick<Facts, 'kind' | 'kindText'>,
  read: PromptReading,
): KindId | null {
  const isEither = kind === 'letter' || kind === 'card';
  const isMenu = kindText !== null && hasWordOf(kindText, pageWordsOf(read.language).kinds.menu);
  if (!isEither || !isMenu) return kind;
  const isPriced = (clause: Range): boolean =>
    priceOf(text, clause, read) !== null || barePriceOf(text, clause, read.language) !== null;
  const isListed = statementsOf(text, 0, read).some(
    ({ clauses }) => clauses.length >= fewestPrices && clauses.filter(isPriced).length >= fewestPrices,
  );
  return isListed ? 'menu' : kind;
}

/** Returns the kind of page that a prompt asks for, or that its words suggest; null for a subject alone. */
export function readKind(text: string, reading: PromptReading): KindId | null {
  const named = withNamedKind(text, reading);
  return pricedKind(text, askForKind(text, named), named) ?? guessKind(cluesOf(text, named));
}
