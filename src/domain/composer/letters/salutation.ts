import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { asHeadline, escaped } from '../page/say-phrase.ts';
import type { ToldLetter } from './letter.ts';
import { letterTokens, startsWith } from './letter-tokens.ts';
import { letterWordsOf } from './lexicon/index.ts';

/** Returns the lines of the recipient above a letter, or null if only the writer knows them. */
export function addressOf({ to }: ToldLetter, written: ReaderLanguage): string | null {
  if (to === null) return null;
  if (to.name !== null) return escaped(to.name);
  return to.isKnown ? null : asHeadline(to.text, written);
}

/** Returns the greeting: by name, by what a group is, or for anybody. */
export function greetingOf({ to }: ToldLetter, own: string, written: ReaderLanguage): string {
  const words = letterWordsOf(written);
  const { labels } = pageWordsOf(written);
  if (to === null) return labels.anybody;
  if (to.name !== null && to.isKnown) {
    const name = escaped(to.name.replace(/^Herrn(?= )/, 'Herr'));
    return own.replace(/\{\{to\d?:[^{}]*\}\}/, () => name);
  }
  const tokens = letterTokens(to.text);
  const ends = tokens.findIndex((_, at) => at > 0 && startsWith(tokens, at, words.ends));
  const head = tokens.slice(0, ends < 0 ? tokens.length : ends);
  const group = Object.entries(words.salutations).find(([name]) =>
    head.some((_, at) => startsWith(head, at, name)),
  );
  return group?.[1] ?? (to.isKnown ? words.hello : labels.anybody);
}
