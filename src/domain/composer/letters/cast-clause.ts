import type { Token } from '../../reader/tokenize.ts';
import { behind, hasCapital, isWord, letterTokens, startsWith } from './letter-tokens.ts';
import type { Frame, LetterWords } from './lexicon/letter-words.ts';
import { asSentence, toReader } from './to-reader.ts';

/** What a clause of a prompt says. Ranges are of the prompt, so that a clause that goes on can be joined to it. */
export interface Cast {
  readonly kind: 'ask' | 'told' | 'point';
  readonly frame: Frame | null;
  /** The word of a frame that its sentence repeats. */
  readonly word: string;
  readonly link: string;
  readonly subject: string;
  /** A word that is said in another form. */
  readonly swap?: { readonly start: number; readonly end: number; readonly text: string };
  readonly start: number;
  readonly end: number;
}

/** What is known of the letter where a clause stands. */
export interface Casting {
  readonly text: string;
  readonly words: LetterWords;
  /** The words that ask for the letter. */
  readonly kindText: string;
  readonly isSpeech: boolean;
  readonly isClose: boolean;
  /** Whether a phrase is a complete sentence. */
  readonly isSentence: (text: string) => boolean;
}

/** Words between a verb and the word that it needs: 'asking the city council to'. */
const mostBetween = 6;
/** Words of the frame of a clause without a verb. */
const bareFrame: Pick<Cast, 'frame' | 'word' | 'link' | 'subject'> = {
  frame: null,
  word: '',
  link: '',
  subject: '',
};

/** Returns whether the words say something of their own: a subject and a verb. */
export function isStatement(tokens: readonly Token[], { text, words, isSentence }: Casting): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.filter(isWord).length < 2) return false;
  if (startsWith(tokens, 0, words.subjects)) return tokens.filter(isWord).length > 1;
  const hasVerb = (from: number): boolean =>
    words.finite !== undefined &&
    tokens.slice(from).some((token) => new RegExp(words.finite ?? '', 'u').test(token.text.toLowerCase()));
  const front = behind(tokens, 0, words.fronts);
  if (front > 0 && tokens.length > front + 2) {
    const subject = tokens.findIndex((_, at) => at >= front && startsWith(tokens, at, words.subjects));
    const isOpen = tokens
      .slice(front, subject)
      .every(
        (_, at) =>
          !startsWith(tokens, front + at, words.joins) || startsWith(tokens, front + at, words.fronts),
      );
    if (subject >= 0 && isOpen) return isSentence(text.slice(first.start, last.end));
    if (hasVerb(front) && !startsWith(tokens, 0, words.and)) return true;
  }
  if (startsWith(tokens, 0, words.joins)) return false;
  const isNamed = hasCapital(first) || startsWith(tokens, 0, words.determiners);
  const said = text.slice(first.start, last.end);
  return hasVerb(0) || (isSentence(said) && (isNamed || tokens.length > 3));
}

const kindsFit = ({ kinds }: { readonly kinds?: string }, { kindText }: Casting): boolean =>
  kinds === undefined || hasPhrase(letterTokens(kindText), kinds);

const hasPhrase = (tokens: readonly Token[], list: string): boolean =>
  tokens.some(
    (token, at) =>
      startsWith(tokens, at, list) ||
      list.split(', ').some((name) => name.length > 4 && token.folded.startsWith(name)),
  );

/** Returns how a frame reads the words from a token on, or null. */
function framed(tokens: readonly Token[], at: number, frame: Frame, casting: Casting): Cast | null {
  const { words } = casting;
  const verb = behind(tokens, at, frame.words);
  if (verb === at || !kindsFit(frame, casting)) return null;
  const last = tokens.at(-1);
  let from = verb;
  let link = '';
  if (frame.link !== undefined) {
    const limit = Math.min(tokens.length, verb + mostBetween);
    let found = verb;
    while (found < limit && !startsWith(tokens, found, frame.link)) found++;
    // What stands between is the reader, not a clause of its own.
    const between = tokens.slice(verb, found);
    if (
      found >= limit ||
      between.some((_, index) => startsWith(between, index, `${words.joins}, ${words.subjects}`))
    )
      return null;
    from = behind(tokens, found, frame.link);
    link = casting.text.slice(tokens[found]?.start ?? 0, tokens[from - 1]?.end ?? 0);
    if (frame.sentence !== '' && !frame.sentence.includes('{link}') && frame.words === frame.link)
      from = verb;
  }
  const first = tokens[from];
  if (!last || !first) return null;
  const word = casting.text.slice(tokens[at]?.start ?? 0, tokens[verb - 1]?.end ?? 0);
  const rest = tokens.slice(from);
  const isClause = frame.sentence === '';
  const isOwn = isClause && isStatement(rest, casting);
  return {
    kind: isClause ? (isOwn ? 'told' : 'point') : frame.isAsk ? 'ask' : 'told',
    frame: isClause ? null : frame,
    word,
    link,
    subject: '',
    start: first.start,
    end: last.end,
  };
}

/** Returns what the words from a token on say if they are a command to the writer of the letter, or null. */
export function castCommand(tokens: readonly Token[], at: number, casting: Casting): Cast | null {
  // 'Because of him I studied' is a sentence.
  if (behind(tokens, at, casting.words.fronts) > at + 1 && isStatement(tokens.slice(at), casting))
    return null;
  for (const frame of casting.words.frames) {
    const cast = framed(tokens, at, frame, casting);
    if (cast) return cast;
  }
  const that = behind(tokens, at, casting.words.that);
  if (that > at && isStatement(tokens.slice(that), casting)) {
    const [first, last] = [tokens[that], tokens.at(-1)];
    const isClause =
      first &&
      (startsWith(tokens, that, casting.words.subjects) ||
        startsWith(tokens, that, casting.words.determiners) ||
        hasCapital(first));
    if (isClause && last) return { ...bareFrame, kind: 'told', start: first.start, end: last.end };
  }
  return null;
}

/** Returns whether a command to the writer of the letter follows a token. */
export const isCommand = (tokens: readonly Token[], at: number, casting: Casting): boolean =>
  casting.words.frames.some(
    (frame) => frame.kinds === undefined && framed(tokens, at, frame, casting) !== null,
  );

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
  const { pattern } = words.relatives;
  const isPast = pattern !== undefined && new RegExp(pattern, 'u').test(verb.text.toLowerCase());
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

/** Returns the sentence or the phrase of what a clause says. */
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
    .replace('{rest}', () => own.replace(/[.!?\s]+$/u, ''))
    .replace('{link}', () => cast.link)
    .replace('{word}', () => cast.word.toLowerCase());
  return { text: asSentence(said), isSaid: true };
}
