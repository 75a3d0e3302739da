import { detectLanguage } from '../detect-language.ts';
import { type ReaderLanguage, readerLanguages } from '../languages.ts';
import { matchLexicon } from '../lexicon/phrase-index.ts';
import { tokenize } from '../tokenize.ts';
import { findValues } from './find-values.ts';
import { readDates } from './read-dates.ts';
import type { DateValue } from './typed-value.ts';

/**
 * Returns the date if a short text is exactly one unambiguous date.
 * @param language BCP 47 tag
 * @param today YYYY-MM-DD; without it, relative dates like "next Friday" don't count
 */
export function readDateText(
  text: string,
  language: string,
  today: string | undefined,
): DateValue | undefined {
  const known: ReaderLanguage | undefined = readerLanguages.find((code) =>
    language.toLowerCase().startsWith(code),
  );
  const reading = known ?? detectLanguage(text);
  const tokens = tokenize(text);
  const values = findValues({ text, tokens, language: reading, lexicon: matchLexicon(tokens, reading) }).map(
    ({ value }) => value,
  );
  const span = { label: 'date', text, start: 0, end: text.length };
  const dates = readDates(values, [span], reading, today).filter((value) => value.kind === 'date');
  const [date] = dates;
  return dates.length === 1 && date?.isCertain && date.day && date.month ? date : undefined;
}
