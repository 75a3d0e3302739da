import { formatDate } from '../../document/layout/format-date.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { isoOf } from './iso-of.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { isWordOf } from './word-list.ts';

/** Maximum length (in characters) of the words between a letter and its date. */
const longestLink = 16;

/** Returns the date that a prompt gives its letter: 'letter dated 5 January'. */
function statedDate({ text, facts }: PageRequest): Phrase | undefined {
  const { dated } = pageWordsOf(facts.language).bill;
  return facts.dates.find(({ start }) => {
    const [before, last] = tokenize(text.slice(Math.max(0, start - longestLink), start)).slice(-2);
    const link = last && /\p{L}/u.test(last.text) ? last : before;
    return link !== undefined && isWordOf(link.folded, dated);
  });
}

/** Returns the date of a letter: the stated one or today's. Notes have none of their own. */
export function letterDate(request: PageRequest): string | null {
  const { facts, ledger, written, today } = request;
  const stated = statedDate(request);
  const iso = stated ? isoOf(stated, today) : null;
  if (stated) ledger.use(stated);
  if (stated) return iso ? formatDate(iso, written) : stated.text;
  const { undated } = pageWordsOf(facts.language);
  const isNote = facts.kindText !== null && isWordOf(tokenize(facts.kindText).at(-1)?.folded ?? '', undated);
  return isNote ? null : formatDate(today, written);
}
