import type { Token } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { bareFrame, type Cast, type Casting, isStatement, kindsFit } from './cast.ts';
import { behind, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import { asSentence, toReader } from './to-reader.ts';

/** Returns a clause that tells of the reader: 'who taught me physics', or of the person of a speech. */
export function castRelative(
  tokens: readonly Token[],
  at: number,
  casting: Casting,
  person: string | null,
): Cast | null {
  const { words } = casting;
  const pronoun = behind(tokens, at, words.relatives.words);
  const [verb, last] = [tokens[pronoun], tokens.at(-1)];
  if (pronoun === at || !verb || !last) return null;
  const whole = { ...bareFrame, start: verb.start, end: last.end };
  const { final } = words.relatives;
  if (final) {
    const swap = formOf(words, [last], 0);
    if (!swap) return null;
    if (casting.isSpeech || !kindsFit(final, casting)) return { ...whole, kind: 'point' };
    const swapped = { start: last.start, end: last.end, text: swap[1] };
    return { ...whole, kind: 'told', frame: { words: '', sentence: final.sentence }, swap: swapped };
  }
  if (casting.isSpeech)
    return person === null ? { ...whole, kind: 'point' } : { ...whole, kind: 'told', subject: person };
  const form = formOf(words, tokens, pronoun);
  if (form?.[1]) {
    const next = tokens[pronoun + letterTokens(form[0]).length];
    return next ? { ...whole, kind: 'told', subject: form[1], start: next.start } : null;
  }
  const { past } = words.relatives;
  const isPast = past !== undefined && (past.endings.test(verb.text) || startsWith([verb], 0, past.verbs));
  return isPast ? { ...whole, kind: 'told', subject: words.relatives.you } : { ...whole, kind: 'point' };
}

const formOf = (
  { relatives }: LetterWords,
  tokens: readonly Token[],
  at: number,
): [string, string] | undefined =>
  relatives.verbs
    .split(', ')
    .map((pair) => pair.split('=') as [string, string])
    .find(([from]) => from && startsWith(tokens, at, from));

/** Returns a clause of its own: a sentence, a sentence without its subject, or a phrase. */
export function castStatement(tokens: readonly Token[], casting: Casting): Cast | null {
  const { words, isSpeech } = casting;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const whole = { ...bareFrame, start: first.start, end: last.end };
  if (isStatement(tokens, casting) && !startsWith(tokens, 0, words.unsaid.verbs))
    return { ...whole, kind: 'told' };
  const isUnsaid = !isSpeech && startsWith(tokens, 0, words.unsaid.verbs) && tokens.length > 2;
  if (isUnsaid) return { ...whole, kind: 'told', subject: words.unsaid.subject };
  return { ...whole, kind: 'point' };
}

/** Words a clause as a sentence, or keeps it as a phrase (`isSaid` is false) if that isn't certain. */
export function sayCast(
  cast: Cast,
  casting: Casting,
  isReader: boolean,
): { readonly text: string; readonly isSaid: boolean } {
  const { text, words, isClose } = casting;
  const { swap, start, end } = cast;
  const typed = (
    swap ? text.slice(start, swap.start) + swap.text + text.slice(swap.end, end) : text.slice(start, end)
  ).trim();
  if (cast.kind === 'point') return { text: typed, isSaid: false };
  const list = cast.frame === null ? words.addressedTold : words.addressed;
  const isOpen = cast.frame === null ? { isAddressedFirst: false } : {};
  const own = (isReader && !swap && toReader(typed, { ...words, ...isOpen, addressed: list })) || typed;
  if (cast.frame === null) {
    const lower = cast.subject === '' || /^I\b/u.test(own) ? own : own.charAt(0).toLowerCase() + own.slice(1);
    return { text: asSentence(cast.subject === '' ? own : `${cast.subject} ${lower}`), isSaid: true };
  }
  const sentence = (isClose && cast.frame.close) || cast.frame.sentence;
  const said = sentence
    .replace('{rest}', () => trimEndOf(own, '.!? '))
    .replace('{link}', () => cast.link)
    .replace('{word}', () => cast.word.toLowerCase());
  return { text: asSentence(said), isSaid: true };
}
