import { isSubject, type SubjectName } from '../subjects/subjects.ts';
import { type Around, aroundOf, isPlainWord } from './around.ts';
import { type Find, findWords } from './find-words.ts';
import { fitsWhole } from './fits-whole.ts';
import { wordsAround } from './lexicon/around.ts';
import { readLexicon, wordsOf } from './read-lexicon.ts';

/** What a title is about, if a drawing shows just that. */
export interface Fitting {
  readonly name: SubjectName;
  /** The words of the title that name it. */
  readonly words: string;
}

/** A run of words between function words, and the function words before it. */
interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly links: readonly string[];
}

let small: ReadonlyMap<string, readonly string[]> | null = null;
const smallWords = (): ReadonlyMap<string, readonly string[]> => {
  small ??= readLexicon().small;
  return small;
};

/** Splits words at function words. */
function phrasesOf(words: readonly string[], language: string, around: Around): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let links: string[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) {
      phrases.push({ from, to, links });
      links = [];
    }
  };
  words.forEach((word, at) => {
    const isLink = around.about.has(word) || around.of.has(word);
    if (!isLink && !smallWords().get(word)?.includes(language)) return;
    close(at);
    links.push(word);
    from = at + 1;
  });
  close(words.length);
  return phrases;
}

/** Returns the surest thing that a find from `at` on names; words for kinds of documents are none. */
function thingAt(finds: readonly Find[], at: number, isEnd: boolean): Find | undefined {
  return finds.find(
    (find) =>
      (isEnd ? find.at + find.words - 1 === at : find.at === at) && find.certainty > 2 && !find.isFaint,
  );
}

const foods = new Set<string>([
  'soup',
  'salad',
  'cake',
  'pizza',
  'bread',
  'loaves',
  'jar',
  'chocolate',
  'pot',
]);

/** Returns the noun that a phrase is about, unless other words change its meaning; 'form' if it names only a kind of page. */
function headOf(
  { from, to }: Phrase,
  words: readonly string[],
  finds: readonly Find[],
  around: Around,
): Find | 'form' | null {
  const isForm = (at: number): boolean => around.forms.has(words[at] ?? '');
  const isThing = (at: number): boolean => finds.some((find) => find.at === at && find.certainty > 2);
  const isPlain = (at: number): boolean =>
    around.plain.has(words[at] ?? '') || (!isThing(at) && isPlainWord(words[at] ?? '', around));
  let [first, last] = [from, to - 1];
  const isInner = (at: number): boolean =>
    finds.some((find) => find.words > 1 && at >= find.at && at < find.at + find.words && find.certainty > 2);
  while (last >= first && !isInner(last) && (isPlain(last) || (around.isHeadLast && isForm(last)))) last -= 1;
  while (first <= last && !isInner(first) && (isPlain(first) || (!around.isHeadLast && isForm(first))))
    first += 1;
  if (first > last) return 'form';
  const head = around.isHeadLast ? thingAt(finds, last, true) : thingAt(finds, first, false);
  if (!head || !isSubject(head.target)) return null;
  const [start, end] = around.isHeadLast ? [first, head.at] : [head.at + head.words, last + 1];
  for (let at = start; at < end; at += 1) {
    if (isPlain(at) || isForm(at)) continue;
    const other = finds.some((find) => find.at <= at && at < find.at + find.words && find.certainty > 2);
    if (!other || !foods.has(head.target)) return null;
  }
  return head;
}

/** Separates the form from what it is about: 'Gitarrenkurs'. */
function apart(text: string, language: string, around: Around): string {
  if (language !== 'de' && language !== 'nl') return text;
  return text.replace(/\p{L}{7,}/gu, (word) => {
    const folded = wordsOf(word)[0] ?? '';
    if (folded.length !== word.length || findWords(word, language).some(({ certainty }) => certainty === 4))
      return word;
    const form = [...around.forms]
      .filter((each) => folded.endsWith(each) && folded.length - each.length >= 3)
      .sort((one, other) => other.length - one.length)[0];
    return form ? `${word.slice(0, -form.length)} ${word.slice(-form.length)}` : word;
  });
}

/** Returns what a part of a title between marks is about; 'form' if it names only the form of the page. */
function fittingPart(given: string, language: string, around: Around): Fitting | 'form' | null {
  const text = apart(given, language, around);
  const words = wordsOf(text);
  const joined = ` ${words.join(' ')} `;
  if (around.others.some((other) => joined.includes(` ${other} `))) return null;
  const finds = findWords(text, language);
  const phrases = phrasesOf(words, language, around);
  const isAbout = ({ links }: Phrase): boolean => links.some((link) => around.about.has(link));
  for (const [index, phrase] of phrases.entries()) {
    if (index > 0 && !isAbout(phrase)) break;
    const head = headOf(phrase, words, finds, around);
    if (head === null) return null;
    if (head === 'form') continue;
    const next = phrases[index + 1];
    const link = next?.links[0] ?? '';
    if (next && around.of.has(link) && !foods.has(head.target)) return null;
    if (next && around.clause.has(link)) return null;
    if (next && around.and.has(link) && headOf(next, words, finds, around) === null) return null;
    return { name: head.target as SubjectName, words: words.slice(head.at, head.at + head.words).join(' ') };
  }
  return 'form';
}

const marks = /[:;,|()（）、：，–—·•\n!?.。]|\s-\s/u;

/**
 * Returns the one thing that a title is about, if the lexicon knows it for certain: the head of its first phrase, or what a course,
 * a guide or a day is about. Null for things in names, details and idioms, and before or behind words that make them others.
 */
export function fittingSubject(title: string, usual: string): Fitting | null {
  const language = usual.split('-')[0] ?? 'en';
  const around = aroundOf(Object.hasOwn(wordsAround, language) ? language : 'en');
  for (const part of title
    .slice(0, 240)
    .split(marks)
    .filter((each) => each.trim() !== '')) {
    const found = around.isUnspaced ? fitsWhole(part, language, around) : fittingPart(part, language, around);
    if (found !== 'form') return found;
  }
  return null;
}
