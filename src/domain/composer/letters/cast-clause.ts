import type { Token } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { bareFrame, type Cast, type Casting, isStatement, kindsFit } from './cast.ts';
import { behind, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import { asSentence, toReader } from './to-reader.ts';
import { shapeOf, verbBehindSubject } from './weave/clause-shape.ts';
import type { ClauseWords } from './weave/lexicon/clause-words.ts';
import { verbFormsOf } from './weave/verb-forms.ts';

/** Returns a clause that tells of the reader: 'who taught me physics', or of the person of a speech. */
export function castRelative(
  tokens: readonly Token[],
  at: number,
  casting: Casting,
  person: string | null,
): Cast | null {
  const { words } = casting;
  const whose = casting.clauses === null ? at : behind(tokens, at, casting.clauses.whose.split('=')[0] ?? '');
  if (
    whose > at &&
    tokens[whose] &&
    casting.clauses &&
    verbBehindSubject(tokens.slice(whose), casting.clauses) > 0
  ) {
    const [, your = ''] = casting.clauses.whose.split('=');
    const owner = person === null ? your : `${person}’s`;
    return {
      ...bareFrame,
      kind: 'told',
      subject: owner,
      start: tokens[whose].start,
      end: tokens.at(-1)?.end ?? 0,
    };
  }
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
  const third = casting.clauses ? verbFormsOf(casting.clauses).baseOf(verb.folded) : null;
  if (person !== null) return { ...whole, kind: 'told', subject: person };
  const form = formOf(words, tokens, pronoun);
  if (form?.[1]) {
    const next = tokens[pronoun + letterTokens(form[0]).length];
    return next ? { ...whole, kind: 'told', subject: form[1], start: next.start } : null;
  }
  const following = tokens[pronoun + 1];
  if (third !== null && following)
    return { ...whole, kind: 'told', subject: `${words.relatives.you} ${third}`, start: following.start };
  const { past } = words.relatives;
  const isPast = past !== undefined && (past.endings.test(verb.text) || startsWith([verb], 0, past.verbs));
  const isPastForm = casting.clauses !== null && verbFormsOf(casting.clauses).isPast(verb.folded);
  return isPast || isPastForm
    ? { ...whole, kind: 'told', subject: words.relatives.you }
    : { ...whole, kind: 'point' };
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

/** 'Noise until 3 am' has no verb. */
const isAtTime = (tokens: readonly Token[], clauses: ClauseWords): boolean =>
  tokens.some(({ text }, at) => /^\d+$/.test(text) && /^[ap]m$/.test(tokens[at + 1]?.folded ?? '')) &&
  verbBehindSubject(tokens, clauses) < 0 &&
  !startsWith(tokens, 0, clauses.subjects);

/** 'Worked there for years', 'don't let the cat out': who does so is told by what the letter is about. */
function lacksSubject(tokens: readonly Token[], clauses: ClauseWords): boolean {
  const { type } = shapeOf(tokens, clauses);
  const isOrder = type === 'base' && startsWith(tokens, 0, clauses.negations);
  return isOrder || type === 'past' || type === 'third' || type === 'participle' || type === 'passive';
}

/** Returns a clause of its own: a sentence, a sentence without its subject, or a phrase. */
export function castStatement(tokens: readonly Token[], casting: Casting): Cast | null {
  const { words, isSpeech, clauses } = casting;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const whole = { ...bareFrame, start: first.start, end: last.end };
  if (clauses && (lacksSubject(tokens, clauses) || isAtTime(tokens, clauses)))
    return { ...whole, kind: 'point' };
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
  until = Number.POSITIVE_INFINITY,
): { readonly text: string; readonly isSaid: boolean } {
  const { text, words, isClose } = casting;
  const { swap, start, end } = cast;
  const typed = (
    swap ? text.slice(start, swap.start) + swap.text + text.slice(swap.end, end) : text.slice(start, end)
  ).trim();
  if (cast.kind === 'point') return { text: typed, isSaid: false };
  const list = cast.frame === null ? words.addressedTold : words.addressed;
  const isOpen = cast.frame === null ? { isAddressedFirst: false } : {};
  // Behind a word for somebody else, a pronoun may be theirs.
  const cut = Math.max(0, Math.min(typed.length, until - start));
  const turned =
    isReader && !swap
      ? toReader(typed.slice(0, cut), { ...words, ...isOpen, addressed: list }, casting.clauses)
      : null;
  const own = turned === null ? typed : turned + typed.slice(cut);
  if (cast.frame === null) {
    const lower = cast.subject === '' || /^I\b/u.test(own) ? own : own.charAt(0).toLowerCase() + own.slice(1);
    return { text: asSentence(cast.subject === '' ? own : `${cast.subject} ${lower}`), isSaid: true };
  }
  const sentence = (isClose && cast.frame.close) || cast.frame.sentence;
  const said = sentence
    .replaceAll('{rest}', () => trimEndOf(own, '.!? '))
    .replaceAll('{link}', () => cast.link)
    .replace('{word}', () => cast.word.toLowerCase());
  return { text: withGaps(asSentence(said), cast.frame.sentence), isSaid: true };
}

/** Gaps of a frame stay gaps. */
const withGaps = (said: string, sentence: string): string =>
  sentence.includes('[[') ? said.replaceAll('\\[', '[').replaceAll('\\]', ']') : said;
