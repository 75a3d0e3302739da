import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { isOneWord } from '../templates/word-forms.ts';
import type { ToldLetter } from './letter.ts';
import { clauseWordsOf } from './weave/lexicon/index.ts';

const plain = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns whether a text has a phrase, in any form if it is one word. */
function hasName(text: string, words: readonly string[], name: string): boolean {
  const said = plain(name);
  if (text.includes(said)) return true;
  const word = said.trim();
  return !word.includes(' ') && words.some((other) => isOneWord(other, word));
}

const lengthOf = (name: string): number => plain(name).trim().split(' ').length;

/** How much the words of a prompt say for a letter. Its purpose counts most, then whom it is to, then its subject. */
const counts = {
  purpose: 3,
  perWord: 1,
  elsewhere: 0.4,
  /** What the letter is called says more than what it tells of. */
  called: 2.2,
  reader: 4,
  otherReader: -3,
  /** Below it, a word in common is chance. */
  least: 1,
  word: 0.8,
  mostWords: 2.4,
};

/** Groups of templates that are letters. */
const letterGroups: ReadonlySet<string> = new Set([
  'letter',
  'complaint',
  'cancellation',
  'cover-letter',
  'thank-you',
]);

/** Returns whether a template is a speech, a letter, or neither. */
export function formOf({ kind }: TemplateHead): 'letter' | 'speech' | null {
  if (kind === 'speech') return 'speech';
  return letterGroups.has(kind) ? 'letter' : null;
}

function scoreOf(
  head: TemplateHead,
  told: ToldLetter,
  whole: string,
  written: ReaderLanguage,
): { readonly score: number; readonly purpose: string } {
  const request = plain(told.request);
  const called = plain(told.called);
  const calledWords = called.trim().split(' ');
  const all = plain(whole);
  const words = request.trim().split(' ');
  const others = all.trim().split(' ');
  // 'My daughter's teacher' is a teacher.
  const reader = told.to?.text.replace(told.to.name ?? '', '').replace(/^.*['’]s\s/u, '');
  const to = plain(reader ?? (told.isSpeech ? told.request : ''));
  const toWords = to.trim().split(' ');
  const isReader = head.readers.some((reader) => hasName(to, toWords, reader));
  const bare = clauseWordsOf(written)?.bareKinds.split(', ') ?? null;
  const isBare = (name: string): boolean => bare?.includes(fold(name)) === true;
  const sizeOf = (name: string): number => {
    const size = counts.purpose + counts.perWord * (lengthOf(name) - 1);
    // 'Letter' is a purpose only to somebody whom such a letter is written to.
    if (isBare(name) && told.to !== null && !isReader && !told.isSpeech) return 0;
    if (bare !== null && !isBare(name) && hasName(called, calledWords, name)) return size * counts.called;
    if (hasName(request, words, name)) return size;
    return hasName(all, others, name) ? size * counts.elsewhere : 0;
  };
  const [best] = head.outline
    .map((name) => ({ name, size: sizeOf(name) }))
    .sort((one, other) => other.size - one.size);
  if (!best || best.size === 0) return { score: 0, purpose: '' };
  const address =
    head.readers.length === 0 ? 0 : isReader ? counts.reader : told.to === null ? -1 : counts.otherReader;
  const subject = head.words.filter((word) => hasName(all, others, word)).length * counts.word;
  return { score: best.size + address + Math.min(subject, counts.mostWords), purpose: best.name };
}

export interface FoundLetter {
  readonly head: TemplateHead;
  readonly isSure: boolean;
  /** The purpose by which it was found: 'resignation'. */
  readonly purpose: string;
}

/**
 * Returns whether a letter that is chosen for what a prompt tells has the purpose by which another one was found: who
 * resigns doesn't retire. If none surely was, a letter of one purpose has to be one that the prompt names.
 */
export function servesAs(
  { title, words, asks, description, outline }: TemplateHead,
  found: FoundLetter | null,
  prompt: string,
  purposes: readonly string[],
): boolean {
  const has = (text: string, name: string): boolean => hasName(text, text.trim().split(' '), name);
  if (found?.isSure)
    return has(plain([title, description, ...words, ...asks, ...outline].join(' ')), found.purpose);
  // Who asks for volunteers doesn't thank them.
  const own = purposes.filter((purpose) => has(plain(title), purpose));
  return own.length === 0 || own.some((purpose) => has(plain(prompt), purpose));
}

const isFound = (head: TemplateHead, form: 'letter' | 'speech', written: ReaderLanguage): boolean =>
  head.outline.length > 0 && head.language.split('-')[0] === written && formOf(head) === form;

/** Returns the purposes by which the letters of a language are found, without the words for any letter. */
export function purposesIn(heads: readonly TemplateHead[], written: ReaderLanguage): readonly string[] {
  const bare = clauseWordsOf(written)?.bareKinds.split(', ') ?? [];
  return [
    ...new Set(heads.filter((head) => isFound(head, 'letter', written)).flatMap(({ outline }) => outline)),
  ].filter((purpose) => !bare.includes(fold(purpose)));
}

/** Returns the letter or the speech of the library that has the purpose and the reader of a prompt, or null. */
export function findLetter(
  told: ToldLetter,
  whole: string,
  written: ReaderLanguage,
  heads: readonly TemplateHead[],
): FoundLetter | null {
  const form = told.isSpeech ? 'speech' : 'letter';
  const fitting = heads.filter((head) => isFound(head, form, written));
  const [best] = fitting
    .map((head) => ({ head, ...scoreOf(head, told, whole, written) }))
    .sort((one, other) => other.score - one.score || one.head.name.localeCompare(other.head.name));
  return best && best.score >= counts.least
    ? { head: best.head, isSure: best.score >= counts.purpose, purpose: best.purpose }
    : null;
}
