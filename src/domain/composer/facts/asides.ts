import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { editWordsOf } from '../edit/lexicon/index.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import type { Range } from './text-clauses.ts';

/** Pages that address their readers: what they are asked to do, and thanks, may be meant for them. */
const addressed: ReadonlySet<KindId> = new Set<KindId>(['sign', 'card', 'letter', 'invitation']);
const courtesy = (1 << wordKinds.indexOf('courtesy')) | (1 << wordKinds.indexOf('article'));

const styling = (['look', 'color', 'tone', 'format', 'length'] as const).reduce(
  (bits, kind) => bits | (1 << wordKinds.indexOf(kind)),
  0,
);

/**
 * Returns whether a clause is said to the writer of the page: how to make it, what becomes of it, what its user needs,
 * or thanks at the end. A question with its mark is for the readers.
 */
export function isAside(
  text: string,
  { start, end }: Range,
  {
    kind,
    language,
    isLast,
  }: { readonly kind: KindId | null; readonly language: ReaderLanguage; readonly isLast: boolean },
): boolean {
  const words = editWordsOf(language)?.asides;
  if (!words || /^\s*[?？]/.test(text.slice(end, end + 2))) return false;
  const tokens = tokenize(text, start, end).filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded));
  const { own } = matchLexicon(tokens, language);
  const { and } = pageWordsOf(language).bill;
  const said = tokens.findIndex(
    ({ folded }, at) => ((own[at] ?? 0) & courtesy) === 0 && !isWordOf(folded, and),
  );
  const isAddressed = kind !== null && addressed.has(kind);
  if (isLast && !isAddressed && tokens.length > 0 && phraseEnd(tokens, 0, words.thanks) === tokens.length)
    return true;
  if (said < 0) return false;
  const begins = (list: string): boolean =>
    phraseEnd(tokens, said, list) > said || phraseEnd(tokens, 0, list) > 0;
  if (begins(words.needs) || (begins(words.makes) && !isAddressed)) return true;
  if (begins(words.asks) && hasWordOf(text.slice(start, end), words.texts)) return true;
  if (tokens.some((_, at) => phraseEnd(tokens, at, words.produces) > at)) return true;
  const isTailed = tokens.some((_, at) => phraseEnd(tokens, at, words.tails) === tokens.length);
  // 'Water birth if possible' is a fact.
  return isTailed && own.some((kinds) => (kinds & styling) !== 0);
}
