import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import { fold } from '../lexicon/fold.ts';

/** Strips the ending of a language name: the stem of 'angielski' also matches 'angielsku'. */
const stemOf = (name: string): string => (name.length > 5 && !/[^a-z]/.test(name) ? name.slice(0, -1) : name);

const namesIn = new Map<ReaderLanguage, readonly (readonly [name: string, code: string])[]>();

/** Requested languages besides the reader's own; Octavo can name them but has no labels for them. */
const others =
  'uk,tr,ru,ko,hi,vi,ro,el,cs,sv,da,no,fi,hu,he,fa,ur,cy,ga,ca,eu,gl,bg,hr,sr,sk,sl,sq,so,ti,ku,fy,th,id'.split(
    ',',
  );

function namesOf(language: ReaderLanguage): readonly (readonly [string, string])[] {
  const known = namesIn.get(language);
  if (known) return known;
  const display = new Intl.DisplayNames(language, { type: 'language' });
  const names = [...readerLanguages, ...others].map(
    (code) => [stemOf(fold(display.of(code) ?? code).replace(/^ال/, '')), code] as const,
  );
  namesIn.set(language, names);
  return names;
}

/** Maximum characters of a wish, and of a prompt, that are searched for the name of a language. */
const wishLength = 200;
const promptLength = 2_000;

function firstNamed(text: string, language: ReaderLanguage): string | undefined {
  const folded = fold(text).replaceAll('英文', '英語').replaceAll('中文', '中国語');
  for (const each of [language, ...readerLanguages]) {
    const found = namesOf(each)
      .map(([name, code]) => ({ code, at: folded.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found) return found.code;
  }
  return undefined;
}

/** Returns the first language a wish names, as a BCP 47 code. Octavo may have no labels for it. */
export const readLanguageName = (wish: string, language: ReaderLanguage): string | undefined =>
  firstNamed(wish.slice(0, wishLength), language);

/** Returns whether a prompt names a language anywhere near its start or end. */
export const namesLanguage = (prompt: string): boolean =>
  [prompt.slice(0, promptLength), prompt.slice(-promptLength)].some(
    (part) => firstNamed(part, 'en') !== undefined,
  );

export const isReaderLanguage = (code: string | undefined): code is ReaderLanguage =>
  readerLanguages.some((each) => each === code);
