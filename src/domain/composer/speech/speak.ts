import type { Language } from '../../../words/languages.ts';
import { pickPlural } from '../../../words/plural.ts';
import { composerWords } from './composer-words.ts';
import type { Saying, SayingValue } from './saying.ts';

/** Languages whose sentences follow each other without a space. */
const unspaced: ReadonlySet<Language> = new Set<Language>(['ja', 'zh-Hans']);

function valueIn(language: Language, value: SayingValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if ('reason' in value) return speak(language, value);
  if ('day' in value)
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(value.day),
    );
  if ('language' in value)
    return new Intl.DisplayNames(language, { type: 'language' }).of(value.language) ?? value.language;
  const isSeries = 'series' in value;
  const parts = (isSeries ? value.series : value).map((part) => valueIn(language, part));
  const style = isSeries ? ({ type: 'unit', style: 'short' } as const) : ({ type: 'conjunction' } as const);
  return new Intl.ListFormat(language, style).format(parts);
}

/** Returns what decides on the form of a plural: the count, or else the number of names. */
function countOf({ count, names }: Saying['values']): number {
  if (typeof count === 'number') return count;
  return Array.isArray(names) ? names.length : 1;
}

/** Returns a message in a language. */
export function speak(language: Language, { reason, values }: Saying): string {
  const forms = composerWords[language][reason];
  const message = typeof forms === 'string' ? forms : pickPlural(language, forms, countOf(values));
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : valueIn(language, value);
  });
}

/** Joins texts of whole sentences. */
export const joined = (language: Language, texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(unspaced.has(language) ? '' : ' ');

/** Returns sentences one after the other, each with a capital letter. */
export const speakAll = (language: Language, sayings: readonly Saying[]): string =>
  joined(
    language,
    sayings
      .map((saying) => speak(language, saying))
      .map((sentence) => sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)),
  );
