import { candidatesOf } from '../../src/domain/composer/headline/candidates.ts';
import { chooseHeadline } from '../../src/domain/composer/headline/choose-headline.ts';
import { type HeadlineSource, readHeadline } from '../../src/domain/composer/headline/headline-reader.ts';
import { sayCandidate } from '../../src/domain/composer/headline/say-candidate.ts';
import { isKindName } from '../../src/domain/composer/page/find-kind.ts';
import { upperFirst } from '../../src/domain/composer/page/say-phrase.ts';
import {
  type HeadlineExample,
  headlineSource,
  isHeaded,
  plainTitle,
  sameWords,
} from './read-headline-examples.ts';

/** Counts of prompts by how their headline is chosen. */
export interface HeadlineTally {
  all: number;
  /** With an accepted headline, but for its capitals and marks. */
  right: number;
  /** The same, with its parts in any order. */
  turned: number;
  /** With the best one. */
  best: number;
  /** With an accepted headline, letter for letter. */
  exact: number;
  /** With the bare name of the kind although an editor would rather say more. */
  bare: number;
  /** With an accepted headline among the candidates. */
  reached: number;
}

/** Measures how the headlines of some prompts are chosen. */
export function measureHeadlines(
  examples: readonly HeadlineExample[],
  onMiss: (example: HeadlineExample, chosen: string) => void = () => {},
  sourceOf: (prompt: string) => HeadlineSource = headlineSource,
): HeadlineTally {
  const tally: HeadlineTally = { all: 0, right: 0, turned: 0, best: 0, exact: 0, bare: 0, reached: 0 };
  for (const example of examples) {
    const source = sourceOf(example.prompt);
    if (!isHeaded(source)) continue;
    const { titles, printed, isUsual } = example;
    const reader = readHeadline(source);
    const headline = chooseHeadline(source);
    const chosen = headline?.text ?? '';
    const isKind = headline?.range === null;
    const isAccepted = (text: string, isBare: boolean): boolean =>
      titles.includes(plainTitle(text)) || (isUsual === true && isBare);
    const isRight = isAccepted(chosen, isKind);
    const isBest = titles[0] === plainTitle(chosen) || (titles.length === 0 && isRight);
    tally.all++;
    if (isRight) tally.right++;
    else onMiss(example, chosen);
    if (isRight || titles.some((title) => sameWords(title) === sameWords(chosen))) tally.turned++;
    if (isBest) tally.best++;
    if (printed.some((title) => upperFirst(title) === upperFirst(chosen))) tally.exact++;
    if ((isKind || isKindName(chosen, source.language)) && !isBest) tally.bare++;
    if (candidatesOf(reader).some((each) => isAccepted(sayCandidate(reader, each), each.clause < 0)))
      tally.reached++;
  }
  return tally;
}
