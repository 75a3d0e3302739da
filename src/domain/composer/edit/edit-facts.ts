import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { editWordsOf } from './lexicon/index.ts';

interface Labeled {
  readonly label: string;
  readonly value: string;
}

const bareYear = /^(?:19|20)\d\d$/;

/** Returns the words that say again at the start of a value what its label says. */
function repeatedWords(label: string, language: ReaderLanguage): string {
  const { labels, bill } = pageWordsOf(language);
  const words = editWordsOf(language);
  const own = label.toLowerCase();
  if (label === labels.where) return [own, words?.placeLeads].filter(Boolean).join(', ');
  if (label === labels.when) return [own, words?.timeLeads].filter(Boolean).join(', ');
  return label === labels.number ? `${own}, ${bill.number}` : own;
}

/** Returns a value without the words that its label says already: 'No. 14' of a number, 'at Brook Farm' of a place. */
export function withoutLabel<Row extends Labeled>(row: Row, language: ReaderLanguage): Row {
  const repeated = repeatedWords(row.label, language);
  const tokens = tokenize(row.value.slice(0, 80));
  const end = phraseEnd(tokens, 0, repeated);
  const next = tokens.slice(end).find(({ folded }) => /[\p{L}\p{N}#]/u.test(folded));
  // 'Parking: Parking' has nothing else to say; 'number nine' is no number.
  if (end === 0 || !next || !next.hasSpaceBefore || isWordOf(next.folded, repeated)) return row;
  return { ...row, value: upperFirst(row.value.slice(next.start)) };
}

/** Returns whether a label says more than its value: a year alone is no time to come. */
export const isMislabeled = ({ label, value }: Labeled, language: ReaderLanguage): boolean =>
  label === pageWordsOf(language).labels.when && bareYear.test(value.trim());
