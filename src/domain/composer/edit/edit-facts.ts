import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';

interface Labeled {
  readonly label: string;
  readonly value: string;
}

const bareYear = /^(?:19|20)\d\d$/;

/** Returns a value without the words that its label says already: 'For Noah' of what is labeled 'For'. */
export function withoutLabel<Row extends Labeled>(row: Row): Row {
  const repeated = row.label.toLowerCase();
  const tokens = tokenize(row.value.slice(0, 80));
  const end = phraseEnd(tokens, 0, repeated);
  const next = tokens.slice(end).find(({ folded }) => /[\p{L}\p{N}\p{Sc}#]/u.test(folded));
  // 'Parking: Parking' has nothing else to say.
  if (end === 0 || !next || !next.hasSpaceBefore || isWordOf(next.folded, repeated)) return row;
  return { ...row, value: upperFirst(row.value.slice(next.start)) };
}

/** Returns whether a label says more than its value: a year alone is no time to come. */
export const isMislabeled = ({ label, value }: Labeled, language: ReaderLanguage): boolean =>
  label === pageWordsOf(language).labels.when && bareYear.test(value.trim());
