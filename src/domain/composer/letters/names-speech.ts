import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { hasWordOf } from '../page/word-list.ts';
import { letterWordsOf } from './lexicon/index.ts';

/** Returns whether the words for a kind name a speech: 'farewell speech', 'Trauzeugenrede'. */
export function namesSpeech(kindText: string | null, language: ReaderLanguage): boolean {
  const { speeches } = letterWordsOf(language);
  if (kindText === null || speeches === '') return false;
  if (hasWordOf(kindText, speeches)) return true;
  const isCompounding = language === 'de' || language === 'nl';
  return isCompounding && speeches.split(', ').some((name) => fold(kindText).endsWith(fold(name)));
}
