import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import type { Token } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { overlaps } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';

const given = 1 << wordKinds.indexOf('given');
const article = 1 << wordKinds.indexOf('article');
const mostNames = 3;
/** Below this confidence, a label isn't evidence of a name. */
const likely = 0.4;

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}[\p{L}’'-]*$/u.test(token?.text ?? '');

/**
 * Returns where the name of a person ends that a clause begins with, as an index of its tokens; 0 if there is none. A
 * capital alone isn't evidence at the start of a sentence, and none anywhere in German.
 */
export function personEnd(tokens: readonly Token[], isSentence: boolean, reading: PromptReading): number {
  const { language, spans } = reading;
  const { honorifics, meetings } = pageWordsOf(language);
  const [first] = tokens;
  if (!first) return 0;
  const does = meetings ? `${meetings.will}, ${meetings.does}` : '';
  // 'El administrador pedirá la licencia', 'the chair to write'.
  const isRole = ((matchLexicon([first], language).own[0] ?? 0) & article) !== 0;
  if (isRole && phraseEnd(tokens, 2, does) > 2) return 2;
  if (!isCapital(first)) return 0;
  const hasTitle = isWordOf(first.folded, honorifics);
  let end = 1;
  if (hasTitle && tokens[end]?.text === '.') end++;
  while (end < tokens.length && end <= mostNames && isCapital(tokens[end])) end++;
  const next = tokens[end];
  if (!next || !/^\p{Ll}/u.test(next.text)) return 0;
  if (hasTitle) return end;
  if (!saysSomething(first.text, language)) return 0;
  const isGiven = ((matchLexicon([first], language).own[0] ?? 0) & given) !== 0;
  const isNamed = spans.some(
    (span) =>
      (span.label === 'name' || span.label === 'from') && span.confidence >= likely && overlaps(span, first),
  );
  const isTold = phraseEnd(tokens, end, does) > end;
  return isGiven || isNamed || isTold || (!isSentence && language !== 'de') ? end : 0;
}
