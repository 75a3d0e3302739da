import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { TopicWords } from './lexicon/topic-words.ts';
import { isModifier } from './open-phrases.ts';
import type { ReadWord } from './request-words.ts';

/** Longest phrase before 'of': 'early warning signs of stroke'. */
const mostAspectWords = 3;
/** Longest phrase behind 'for the': 'for the noticeboard at our community center'. */
const mostPlaceWords = 8;

/**
 * Returns the words of a clause with those that only narrow its subject as asides: adjectives beside its name ('the
 * arctic tundra'), an aspect of it ('signs of stroke'), and where the page belongs ('for the noticeboard').
 */
export function narrowedWords(
  words: readonly ReadWord[],
  topicWords: TopicWords,
  language: ReaderLanguage,
): readonly ReadWord[] {
  const result = [...words];
  const first = result.findIndex(({ role }) => role === 'topic');
  const last = result.findLastIndex(({ role }) => role === 'topic');
  if (first < 0) return words;
  const isOther = (at: number): boolean => result[at]?.role === 'other';
  const isPlain = (at: number): boolean => isOther(at) && /^\p{Ll}/u.test(result[at]?.token.text ?? '');
  const asAside = (at: number): void => {
    const word = result[at];
    if (word) result[at] = { token: word.token, role: 'aside' };
  };
  const narrows = (at: number): boolean =>
    isOther(at) && isModifier(result[at]?.token.folded ?? '', topicWords);
  for (let at = first - 1; narrows(at); at--) asAside(at);
  for (let at = last + 1; narrows(at); at++) asAside(at);
  const isArticle = (word: ReadWord | undefined): boolean =>
    word !== undefined &&
    (isWordOf(word.token.folded, topicWords.articles) || isWordOf(word.token.folded, topicWords.own));
  const { of, benefit } = pageWordsOf(language);
  let link = result.findLastIndex((word, at) => at < first && isWordOf(word.token.folded, of));
  if (link > 0 && result.slice(link + 1, first).every(({ role }) => role === 'small' || role === 'aside')) {
    const start = link;
    while (isPlain(link - 1) && start - link < mostAspectWords) asAside(--link);
    // 'Signs of' joins what it says to the subject, and so does what is done with them: 'recognizing the signs of'.
    if (link < start) asAside(start);
    const does = link - 2;
    if (link < start && isPlain(does) && isArticle(result[does + 1])) {
      asAside(does);
      asAside(does + 1);
    }
  }
  const place = result.findIndex(
    (word, at) => at > last && isWordOf(word.token.folded, benefit) && isArticle(result[at + 1]),
  );
  const rest = place < 0 ? [] : result.slice(place);
  if (rest.length <= mostPlaceWords && rest.every(({ role }) => role !== 'topic' && role !== 'form'))
    for (const [index, word] of rest.entries())
      if (word.role === 'other') result[place + index] = { token: word.token, role: 'reader' };
  return result;
}
