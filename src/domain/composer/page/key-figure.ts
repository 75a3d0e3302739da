import type { Figure } from '../../content/blocks/figure.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import { fold } from '../../reader/tokenize.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { escaped, upperFirst } from './say-phrase.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/** A name, a number with its sign and unit, and what follows: 'sales $63k', 'yield 73 t vs 68'. */
const namedNumber =
  /^(\p{L}.{1,60}?)[ :]+(\p{Sc}?\d[\d.,]{0,15}(?: ?(?:%|[kKmM]|\p{Lu}{2,3}|\p{Sc}))?)(?![\p{L}\d])(.{0,60})$/u;
const countedThings = /^(\p{Sc}?\d[\d.,]{0,15}(?: ?(?:%|[kKmM]|\p{Lu}{2,3}|\p{Sc}))?) +(\p{L}.{1,60})$/u;
const isYear = /^(?:19|20)\d\d$/;
const longestDetail = 48;

/** Returns whether words end or begin with a month, whose number is a day. */
const hasMonth = (word: string | undefined, language: ReaderLanguage): boolean =>
  word !== undefined &&
  calendarNames(fold(word)).some(({ kind, languages }) => kind === 'month' && languages.has(language));

/** Returns whether words name a number, rather than tell of it: 'energy cost', but not 'down from'. */
function isName(words: string, language: ReaderLanguage): boolean {
  const { bill, deadline } = pageWordsOf(language);
  const last = words.split(' ').at(-1) ?? '';
  const joins = [bill.from, bill.to, bill.at, bill.about, bill.and, deadline].join(', ');
  return !isWordOf(fold(last), joins) && !hasMonth(last, language);
}

/** Returns a key figure if words name one number, with what it is compared to: 'turnover 734k (May 690k)', 'visits 95 vs 81'. */
export function keyFigure(said: string, language: ReaderLanguage): Figure | null {
  const [, things, name = ''] = countedThings.exec(said) ?? [];
  const bracket = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const counted = bracket < 0 ? name : name.slice(0, bracket);
  if (things && !isYear.test(things) && !/\d/.test(counted))
    return hasMonth(counted.split(' ')[0], language)
      ? null
      : {
          value: escaped(things),
          label: upperFirst(escaped(counted)),
          ...(bracket >= 0 && { detail: escaped(name.slice(bracket + 2, -1)) }),
        };
  const [, label, value, behind = ''] = namedNumber.exec(said) ?? [];
  if (!label || !value || isYear.test(value) || !isName(label, language)) return null;
  if (hasWordOf(said, pageWordsOf(language).saying) && !/\(/.test(behind)) return null;
  // The number of 'Bay 12 (80 seats)' belongs to its name.
  if (/^\d+$/.test(value) && /^ \(\d/.test(behind)) return null;
  const detail = behind.trim().replace(/^\((.*)\)$/u, '$1');
  // The number of 'meeting 5 May' is a day; in brackets, a month says what the number is compared to.
  const isDay = !behind.trim().startsWith('(') && hasMonth(detail.split(/[^\p{L}\p{M}]/u)[0], language);
  if (detail.length > longestDetail || isDay) return null;
  return {
    value: escaped(value.trim()),
    label: upperFirst(escaped(label)),
    ...(detail && { detail: escaped(detail) }),
  };
}
