import type { ReaderLanguage } from '../../reader/languages.ts';
import { type WordKind, wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { standsAlone } from './fixed-case.ts';
import { editWordsOf } from './lexicon/index.ts';

const bitOf = (kind: WordKind): number => 1 << wordKinds.indexOf(kind);
const plainWord = /^\p{Ll}{2,}$/u;
const mostPlaceWords = 8;
const mostNameWords = 2;
/** From this confidence on, words read as a place name it. */
const surelyPlace = 0.5;

/** Languages in which all words of a place's name are capitalized, nouns for places as well. */
const allCapitals: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['en', 'de']);

interface Words {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly kinds: Uint32Array;
  readonly language: ReaderLanguage;
}

/** Returns whether a word may be a name: no small word, no number, no word for a place or a thing. */
function mayName({ text, tokens, kinds, language }: Words, at: number, generic: string): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    plainWord.test(token.text) &&
    standsAlone(text, token.text.endsWith('s') ? token : { start: token.start, end: nameEnd(text, token) }) &&
    (kinds[at] ?? 0) === 0 &&
    !isWordOf(token.folded, generic) &&
    saysSomething(token.folded, language)
  );
}

/** 'Lucia's' ends before its ending, 'saint-aubin' goes on behind its hyphen. */
const nameEnd = (text: string, { end }: Token): number =>
  end + (/^(?:['’]s|(?:-\p{L}+)+)(?![\p{L}\p{N}@/_])/u.exec(text.slice(end, end + 40))?.[0].length ?? 0);

/** Returns the words of places that are read as such, if one of them names the place. */
function placeWords(words: Words, spans: readonly ReadSpan[], generic: string): Token[] {
  const { tokens, kinds, language } = words;
  return spans.flatMap((span) => {
    if (
      (span.label !== 'place' && span.label !== 'from') ||
      span.confidence < surelyPlace ||
      /\p{Lu}/u.test(span.text)
    )
      return [];
    const own = tokens.flatMap(({ start, end }, at) => (start >= span.start && end <= span.end ? [at] : []));
    const isPlaceWord = (at: number): boolean =>
      ((kinds[at] ?? 0) & bitOf('place')) !== 0 || isWordOf(tokens[at]?.folded ?? '', generic);
    const isArticle = (at: number): boolean => ((kinds[at] ?? 0) & bitOf('article')) !== 0;
    // 'Lost near Elm Park' is named behind its preposition.
    const led = own.slice(0, 2).findLastIndex((at) => ((kinds[at] ?? 0) & bitOf('location')) !== 0);
    const names = own.slice(led + 1).filter((at) => mayName(words, at, generic));
    // 'The vestry' is one there is everywhere; 'the Heron Cafe' is named.
    const [name = 0] = names;
    const isOnlyOne =
      names.length === 1 &&
      own.includes(name - 1) &&
      isArticle(name - 1) &&
      !(own.includes(name + 1) && isPlaceWord(name + 1));
    if (own.length > mostPlaceWords || names.length === 0 || isOnlyOne) return [];
    const { and } = pageWordsOf(language).bill;
    // 'Église de Brenay', but 'place de l'église et rues autour'.
    const isBehindPlace = (at: number): boolean => {
      const [one, other] = [tokens[at - 1], tokens[at - 2]];
      if (!own.includes(at - 1) || !one || isPlaceWord(at - 1)) return own[0] === at || isPlaceWord(at - 1);
      const isJoined = [one, other].some((word) => word !== undefined && isWordOf(word.folded, and));
      return !isJoined && !saysSomething(one.folded, language);
    };
    const cased = allCapitals.has(language)
      ? own
          .slice(led + 1)
          .filter((at) => names.includes(at) || (isPlaceWord(at) && plainWord.test(tokens[at]?.text ?? '')))
      : names.filter(isBehindPlace);
    return cased.flatMap((at) => tokens[at] ?? []);
  });
}

/** Returns the words of names that end in a word for a place: 'brook farm' behind 'at'. */
function namedPlaces(words: Words, generic: string): Token[] {
  const { tokens, kinds, language } = words;
  const { street } = pageWordsOf(language).bill;
  const isOf = (at: number, kind: WordKind): boolean => ((kinds[at] ?? 0) & bitOf(kind)) !== 0;
  return tokens.flatMap((token, at) => {
    if (!isOf(at, 'place') || !plainWord.test(token.text)) return [];
    let from = at;
    while (from > at - mostNameWords - 1 && mayName(words, from - 1, generic)) from -= 1;
    const before = tokens[from - 1];
    // A street has a name wherever it stands; other places behind 'at' or a number.
    const isStreet = token.text.length > 2 && isWordOf(token.folded, street) && !isOf(from - 1, 'article');
    const isLed = before !== undefined && (isOf(from - 1, 'location') || /^\d+\p{L}?$/u.test(before.text));
    if (from === at || !(isStreet || isLed)) return [];
    return tokens.slice(isLed ? from : at - 1, allCapitals.has(language) ? at + 1 : at);
  });
}

/** Returns the words of people behind their titles, or between a word such as 'call' and their number. */
function personWords(words: Words, generic: string): Token[] {
  const { text, tokens, language } = words;
  const { honorifics } = pageWordsOf(language);
  const calls = editWordsOf(language)?.calls ?? '';
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isTitle = isWordOf(token.folded, honorifics) && token.text.length > 1 && next?.hasSpaceBefore;
    if (isTitle && mayName(words, at + 1, generic)) return [token, ...(next ? [next] : [])];
    const behind = phraseEnd(tokens, at, calls);
    if (behind === at) return [];
    let end = behind;
    while (end < behind + mostNameWords && mayName(words, end, generic)) end += 1;
    const isNumbered = /^[+(]?\d{2}|@/.test(
      text.slice(tokens[end]?.start ?? text.length).split(' ')[0] ?? '',
    );
    return end > behind && isNumbered ? tokens.slice(behind, end) : [];
  });
}

/** Returns towns behind a word such as 'in', and the saints of churches and streets: 'st anne's'. */
function townsAndSaints(words: Words, generic: string): Token[] {
  const { text, tokens, kinds, language } = words;
  const saints = editWordsOf(language)?.saints ?? '';
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isOf = (index: number, kind: WordKind): boolean => ((kinds[index] ?? 0) & bitOf(kind)) !== 0;
    if (isOf(at, 'city') && isOf(at - 1, 'location') && plainWord.test(token.text)) return [token];
    const isTitle = isWordOf(token.text, saints);
    if (isTitle && text.charAt(token.end) === '-') return [token];
    const isSaint = isTitle && next !== undefined && /^ \p{Ll}/u.test(text.slice(token.end, next.end));
    const isStreet =
      /\p{L}\s$/u.test(text.slice(0, token.start)) &&
      /\d\p{L}?(?:\s\p{L}+){1,2}\s$/u.test(text.slice(Math.max(0, token.start - 30), token.start));
    return isSaint && !isStreet && mayName(words, at + 1, generic) ? [token, next] : [];
  });
}

const capitalized = (word: string): string =>
  word.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) =>
    letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter,
  );

/** Returns a text with capitals for names of places and people typed without. The length doesn't change. */
export function withNameCase(text: string, spans: readonly ReadSpan[], language: ReaderLanguage): string {
  const generic = editWordsOf(language)?.generic;
  if (generic === undefined) return text;
  const tokens = tokenize(text);
  const words: Words = { text, tokens, kinds: matchLexicon(tokens, language).own, language };
  const found = [
    ...placeWords(words, spans, generic),
    ...namedPlaces(words, generic),
    ...personWords(words, generic),
    ...townsAndSaints(words, generic),
  ];
  return found.reduce((result, token) => {
    const end = /^-/.test(text.slice(token.end)) ? nameEnd(text, token) : token.end;
    return result.slice(0, token.start) + capitalized(result.slice(token.start, end)) + result.slice(end);
  }, text);
}
