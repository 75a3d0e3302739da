import type { ReaderLanguage } from '../../reader/languages.ts';
import { kindModifier } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { isWordOf } from '../page/word-list.ts';
import { type Candidate, textOf, type WordRange } from './candidate.ts';
import type { HeadlineReader } from './headline-reader.ts';
import { kindNameOf } from './kind-name.ts';

/** Shorter words in capitals are abbreviations: 'FAQ'. */
const shortestShout = 5;

/** Returns the name of a kind in small letters if the prompt shouts it: 'Agenda' of 'AGENDA'. */
function quiet(name: string, language: ReaderLanguage): string {
  const isShouted = name.length >= shortestShout && name === name.toUpperCase();
  if (!isShouted) return name;
  return language === 'de' ? upperFirst(name.toLowerCase()) : name.toLowerCase();
}

/** Returns whether every word of a phrase that says something has a capital, as in the title of a book. */
function isTitled({ words, language }: HeadlineReader, { first, next }: WordRange): boolean {
  const said = words.slice(first, next).filter(({ isWord, isSmall }) => isWord && !isSmall);
  return (
    language === 'en' &&
    said.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(text)) &&
    said.filter(({ text }) => /\p{Ll}/u.test(text)).length > 1
  );
}

/** Returns the name of the kind as it stands behind a phrase, with as many capitals as the phrase has. */
function nameBehind(reader: HeadlineReader, part: WordRange): string {
  const { language } = reader;
  const name = quiet(kindNameOf(reader, part), language);
  if (language === 'de') return upperFirst(name);
  if (isTitled(reader, part))
    return name.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const isPlain = kindModifier(name, language) === null && /^\p{Lu}\p{Ll}/u.test(name);
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Returns whether a phrase asks directly: 'why is the sky blue', unlike 'why the sky is blue'. */
function isQuestion({ words, language }: HeadlineReader, { first }: WordRange): boolean {
  const { questions, auxiliaries } = pageWordsOf(language);
  const [opening, verb] = [words[first], words[first + 1]];
  return isWordOf(opening?.folded ?? '', questions) && isWordOf(verb?.folded ?? '', auxiliaries ?? '');
}

/** Returns a phrase with the kind in small letters if only that is shouted: 'AGENDA harbor group'. */
function calmed({ kindSpan, language }: HeadlineReader, own: string): string {
  const name = kindSpan?.text ?? '';
  const calm = quiet(name, language);
  const rest = name === '' ? own : own.replace(name, '');
  const isShouted = rest !== own && /\p{L}/u.test(rest) && rest === rest.toUpperCase();
  return calm === name || isShouted ? own : upperFirst(own.replace(name, calm));
}

/** Returns the headline that a candidate makes. */
export function sayCandidate(reader: HeadlineReader, candidate: Candidate): string {
  const { form, second, clause } = candidate;
  if (clause < 0) return quiet(kindNameOf(reader), reader.language);
  const own = textOf(reader, candidate);
  if (second) return `${own}: ${textOf(reader, second)}`;
  if (form === 'kind-first')
    return `${upperFirst(quiet(kindNameOf(reader, candidate), reader.language))}: ${own}`;
  if (form === 'kind-last') return `${own}: ${nameBehind(reader, candidate)}`;
  if (form === 'compound') return `${own} ${nameBehind(reader, candidate)}`;
  return isQuestion(reader, candidate) && !/[?!.]$/.test(own) ? `${own}?` : calmed(reader, own);
}
