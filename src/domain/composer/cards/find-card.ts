import type { CardNames } from '../../cards/card.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { isWordOf } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { isWord, nameAt, namesByFamily, singularOf } from './card-names.ts';
import type { CardWords } from './lexicon/card-words.ts';
import { cardWordsOf } from './lexicon/index.ts';

/** The subject of a prompt is among its first words. */
const longestOpening = 240;
const mostModifiers = 4;

/** Labels of what the page is. */
const naming: ReadonlySet<Label> = new Set<Label>(['kind', 'cmd']);
/** Labels of what may follow a subject without a word between. */
const following: ReadonlySet<Label> = new Set<Label>([
  ...naming,
  'date',
  'time',
  'place',
  'from',
  'to',
  'name',
  'money',
  'rate',
  'contact',
  'look',
  'tone',
  'length',
  'format',
  'audience',
  'note',
]);

/** A hyphen or an apostrophe inside a word. */
const joins = ({ text, hasSpaceBefore }: Token): boolean => /^[-'’]$/.test(text) && !hasSpaceBefore;

export interface FoundCard extends CardNames {
  /** The subject in a sentence, as typed: 'a night baker'; null if it has no such article. */
  readonly one: string | null;
  /** The subject as a heading: 'Night baker'. */
  readonly title: string;
  /** All words of the subject: 'einen erfahrenen Bäcker'. */
  readonly subject: string;
}

/** The words of a prompt around the name of a card. */
class Opening {
  readonly tokens: readonly Token[];
  readonly #language: ReaderLanguage;
  readonly #spans: readonly ReadSpan[];
  readonly #words: CardWords;

  constructor(text: string, language: ReaderLanguage, spans: readonly ReadSpan[], words: CardWords) {
    this.tokens = tokenize(text, 0, Math.min(text.length, longestOpening)).filter((token) => !joins(token));
    this.#language = language;
    this.#spans = spans;
    this.#words = words;
  }

  #isLabeled({ start, end }: Token, labels: ReadonlySet<Label>): boolean {
    return this.#spans.some((span) => labels.has(span.label) && span.start < end && span.end > start);
  }

  isArticle({ folded }: Token): boolean {
    const { articles = '', own = '' } = topicWordsOf(this.#language) ?? {};
    return isWordOf(folded, articles) || isWordOf(folded, own) || isWordOf(folded, this.#words.an);
  }

  #isSmall({ folded }: Token): boolean {
    return !saysSomething(folded, this.#language);
  }

  /**
   * Returns the index of the first word of the subject that a name ends, with its article, or -1 if the name is part of
   * something else: 'assistant to the head teacher'.
   */
  startOf(first: number): number {
    const { toward, behind, and, isHeadFirst } = this.#words;
    let modifiers = 0;
    for (let at = first - 1; at >= 0; at--) {
      const token = this.tokens[at];
      if (!token) break;
      if (isWordOf(token.folded, and)) return -1;
      if (!isWord(token) || this.#isLabeled(token, naming) || isWordOf(token.folded, toward)) return at + 1;
      if (this.isArticle(token)) return this.startOf(at) < 0 ? -1 : at;
      const before = this.tokens[at - 1];
      // Within a word, it belongs to it: 'time' of 'part-time', the ending of 'Bella's'.
      if (this.#isSmall(token) && token.hasSpaceBefore) {
        const isOpen =
          !before ||
          !isWord(before) ||
          this.#isLabeled(before, naming) ||
          this.#isSmall(before) ||
          isWordOf(before.folded, toward) ||
          isWordOf(before.folded, behind);
        return isOpen ? at + 1 : -1;
      }
      modifiers++;
      if (modifiers > (isHeadFirst ? 1 : mostModifiers)) return -1;
    }
    return 0;
  }

  /** Returns whether a name ends before a word: 'baker' isn't the main word of 'baker assistant'. */
  isEnd(end: number): boolean {
    const token = this.tokens[end];
    if (!token) return true;
    if (isWordOf(token.folded, this.#words.and)) return false;
    if (isWord(token) && !token.hasSpaceBefore) return false;
    if (this.#words.isHeadFirst || !isWord(token) || /^\p{N}/u.test(token.text)) return true;
    const isCapital = ({ text }: Pick<Token, 'text'>): boolean => /^\p{Lu}/u.test(text);
    const isName = this.#language !== 'de' && isCapital(token) && !isCapital(this.tokens[end - 1] ?? token);
    return (
      isName ||
      this.#isSmall(token) ||
      this.isArticle(token) ||
      this.#spans.some(({ label, start }) => start === token.start && following.has(label)) ||
      findKind([token.text], this.#language) !== null ||
      isWordOf(token.folded, this.#words.behind)
    );
  }
}

/** Returns the cards that the subject of a prompt may be, one per family at most; none if that isn't sure. */
export function findCards(
  text: string,
  language: ReaderLanguage,
  spans: readonly ReadSpan[],
  names: readonly CardNames[],
): readonly FoundCard[] {
  const words = cardWordsOf(language);
  if (!words) return [];
  const opening = new Opening(text, language, spans, words);
  const { tokens } = opening;
  const singles = tokens.map(({ folded }) => singularOf(folded, words.plurals));
  return [...namesByFamily(names, words).values()].flatMap((index): FoundCard[] => {
    for (const at of tokens.keys()) {
      const name = nameAt(singles, at, index, words);
      if (!name || !opening.isEnd(name.end)) continue;
      const start = opening.startOf(name.first);
      if (start < 0) continue;
      if (!name.card) return [];
      const from = tokens[start];
      const end = tokens[name.end - 1]?.end ?? 0;
      const subject = text.slice(from?.start ?? 0, end);
      // Words that agree with the sentence don't head a page: 'erfahrenen Bäcker'.
      const isBare = words.isHeadFirst || words.isCompounding;
      const main = isBare
        ? tokens[name.first]
        : tokens.slice(start).find((token) => !opening.isArticle(token));
      const one = from && isWordOf(from.folded, words.an) ? subject : null;
      return [{ ...name.card, one, subject, title: upperFirst(text.slice(main?.start ?? 0, end)) }];
    }
    return [];
  });
}
