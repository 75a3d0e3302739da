import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { saysSomething } from './small-words.ts';

const parties: ReadonlySet<Label> = new Set<Label>(['from', 'to', 'name']);
const mostWords = 6;

const capitalized = (word: string): string => {
  const [first = ''] = word;
  const upper = first.toUpperCase();
  return upper.length === first.length ? upper + word.slice(first.length) : word;
};

/**
 * Returns a text with capitals for names of people typed without: 'from nina patel', 'my landlord mr hastings'. A party
 * that starts with a small word is described rather than named, so only what follows a title is a name. The length
 * doesn't change.
 */
export function withPartyCase(text: string, spans: readonly ReadSpan[], language: ReaderLanguage): string {
  const { honorifics, greeted } = pageWordsOf(language);
  let result = text;
  for (const span of spans) {
    if (!parties.has(span.label) || /\p{Lu}/u.test(span.text)) continue;
    const tokens = tokenize(text, span.start, span.end);
    const [first] = tokens;
    if (!first || tokens.length > mostWords || /[@/]/.test(span.text)) continue;
    const isTitled = isWordOf(first.folded, greeted) && tokens.length > 1 && span.label !== 'to';
    const title = isTitled ? 0 : tokens.findIndex(({ folded }) => isWordOf(folded, honorifics));
    const isNamed = saysSomething(first.folded, language) && !hasWordOf(span.text, greeted);
    if (!isNamed && title < 0) continue;
    for (const { start, end, text: word, folded } of isNamed ? tokens : tokens.slice(title))
      if (/^\p{Ll}+$/u.test(word) && (saysSomething(folded, language) || isWordOf(folded, honorifics)))
        result = result.slice(0, start) + capitalized(word) + result.slice(end);
  }
  return result;
}
