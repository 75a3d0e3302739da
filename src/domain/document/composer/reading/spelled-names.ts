const weekdays: Readonly<Record<string, string>> = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  de: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
};
const months: Readonly<Record<string, string>> = {
  en: 'january|february|april|june|july|august|september|october|november|december',
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
};
/** Names that English writes with a capital and hurried people do not. */
const tongues =
  'english|french|german|spanish|italian|portuguese|dutch|polish|turkish|arabic|chinese|japanese|russian|hindi|mandarin';

const patterns: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<![\\p{L}\\d@./_-])(?:${weekdays.en}|${months.en}|${tongues}|(?<=\\d(?:st|nd|rd|th)? (?:of )?)(?:march|may)|(?:march|may)(?= \\d))(?:s(?=[ ,.;\\n]|$))?(?![\\p{L}\\d@/_-]|\\.[\\p{L}\\d])`,
    'gu',
  ),
  de: new RegExp(
    `(?<![\\p{L}\\d@./_-])(?:(?:${weekdays.de})(?!s)|${months.de})(?![\\p{L}\\d@/_-]|\\.[\\p{L}\\d])`,
    'gu',
  ),
};

/** A text typed in small letters with the capitals of its days, months and languages: 'sunday 8 march', 'speak french'. */
export function withCapitals(text: string, language: string): string {
  const pattern = patterns[language];
  return pattern
    ? text.replace(pattern, (word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    : text;
}
