/** A part of a text; a kept part is set on one line wherever it fits. */
export interface TextPart {
  readonly text: string;
  readonly isKept: boolean;
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Longer parts would leave large holes at the ends of lines. */
const longestKept = 28;
/** An address is read as one word, however long. */
const longestAddress = 60;
/** An IBAN has up to 34 characters, in groups of four. */
const longestAccount = 42;
/** 'to', 'bis', 'à': a word between the two numbers of a range. */
const longestBetween = 3;
/** Symbols that are the same in all languages. */
const units: ReadonlySet<string> = new Set(
  'mm cm m km m² m³ km² ha mg g kg t ml cl dl l L s min h kB MB GB TB px pt W kW kWh MW MWh V A Hz kHz MHz GHz °C °F K bar AM PM am pm a.m p.m'.split(
    ' ',
  ),
);
/** Languages whose names of months are known to the platform. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar'] as const;

let months: ReadonlySet<string> | undefined;

/** Returns whether a word names a month, in full or shortened. */
function isMonth(word: string): boolean {
  months ??= new Set(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        // With a day, because Polish declines the names of months.
        const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => {
          const parts = format.formatToParts(Date.UTC(2026, at, 12));
          return (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase().replace(/\.$/, '');
        });
      }),
    ),
  );
  return months.has(word.toLowerCase().replace(/[.,;:)]{1,2}$/, ''));
}

const hasDigit = /\d|\p{Nd}/u;
const hasLetter = /\p{L}/u;
const digitFirst = /^[^\p{L}]{0,3}\p{Nd}/u;
const ended = /[,;:!?]$/;
const closed = /[.)%\]]$/;
const sign = /^[\p{Sc}%‰°+–—-]{1,3}[.,;:)]?$/u;
/** 'CHF', 'USD'. */
const currencyCode = /^[A-Z]{3}$/;
const smallNumber = /^\p{Nd}{1,2}\.?$/u;
const smallNumberAtEnd = /^\p{Nd}{1,2}[.,;:)]?$/u;
const email = /^[^\s@]{1,40}@[^\s@]{1,40}\.[a-z]{2,12}[.,;:)]?$/i;
const address = /^(?:https?:\/\/)?(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,12}(?:\/\S{0,40})?$/i;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u;

const accountStart = /^[A-Z]{2}\d{2}$/;
const accountGroup = /^[A-Z\d]{1,4}[.,;:)]?$/;

const isNumber = ({ text }: Word): boolean => hasDigit.test(text) && !hasLetter.test(text);
const isAddress = ({ text }: Word): boolean => email.test(text) || address.test(text);

/** Returns the words between spaces, and between characters of scripts without spaces. */
function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  let from = -1;
  const close = (to: number): void => {
    if (from >= 0) words.push({ from, to, text: text.slice(from, to) });
    from = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter.trim() === '' || unspaced.test(letter)) close(at);
    else if (from < 0) from = at;
  }
  close(text.length);
  return words;
}

/** Returns whether a word is the 'to' after the first number of a range. */
const isBetween = (number: Word, { text }: Word): boolean =>
  isNumber(number) && text.length <= longestBetween && hasLetter.test(text) && !hasDigit.test(text);

/** Returns whether two neighboring words belong together: '18 %', '06 12', '9 to', '$ 5', 'March 9'. */
function belongTogether(before: Word | undefined, one: Word, other: Word, after: Word | undefined): boolean {
  if (ended.test(one.text)) return false;
  const follows = digitFirst.test(other.text);
  if (isNumber(one)) {
    if (follows || sign.test(other.text)) return true;
    if (smallNumber.test(one.text) && isMonth(other.text)) return true;
    if (closed.test(one.text)) return false;
    const word = other.text.replace(/[.,;:!?)\]]{1,2}$/, '');
    if (units.has(word) || currencyCode.test(word)) return true;
    // 'to', if a number follows it.
    return isBetween(one, other) && after !== undefined && isNumber(after);
  }
  if (!follows) return false;
  if (sign.test(one.text) || currencyCode.test(one.text)) return true;
  if (isMonth(one.text)) return smallNumberAtEnd.test(other.text);
  return before !== undefined && isBetween(before, one);
}

/** Fewest groups of an IBAN behind its country. */
const fewestGroups = 3;

/** Returns the index of the last word of an IBAN that begins at a word; null if none does. */
function accountAt(words: readonly Word[], at: number): number | null {
  const first = words[at];
  if (!first || !accountStart.test(first.text)) return null;
  let end = at;
  for (let next = words[end + 1]; next !== undefined; next = words[end + 1]) {
    const last = words[end] ?? first;
    if (next.from - last.to !== 1 || ended.test(last.text) || !accountGroup.test(next.text)) break;
    if (next.to - first.from > longestAccount) break;
    end += 1;
  }
  return end - at < fewestGroups ? null : end;
}

/** Returns whether a line could be broken inside the word. */
const hasSeam = ({ text }: Word): boolean =>
  isAddress({ text, from: 0, to: 0 }) || (hasDigit.test(text) && /[^\s][-–—/]\S/u.test(text));

/**
 * Divides a text into parts that are kept on one line and the text between them: phone numbers, amounts with
 * their unit, IBANs, times and ranges, days with their month, numbered codes, email and web addresses. Rules only
 * look at digits, signs and lengths, so they hold in all languages. The parts together are the text.
 */
export function keptParts(text: string): readonly TextPart[] {
  if (text.length < 3 || !(hasDigit.test(text) || text.includes('@') || text.includes('.')))
    return [{ text, isKept: false }];
  const words = wordsIn(text);
  const parts: TextPart[] = [];
  let done = 0;
  for (let at = 0; at < words.length; ) {
    const first = words[at];
    if (!first) break;
    const account = accountAt(words, at);
    let end = account ?? at;
    let ranges = 0;
    for (
      let next = account === null ? words[end + 1] : undefined;
      next !== undefined;
      next = words[end + 1]
    ) {
      const last = words[end] ?? first;
      const isNear = next.from - last.to === 1 && text[last.to] === ' ';
      if (!isNear || isAddress(last) || isAddress(next)) break;
      const before = end > at ? words[end - 1] : undefined;
      // A range has one 'to': 'from 9 to 11 and 14 to 16' are two.
      if (ranges > 0 && isBetween(last, next)) break;
      if (before && isBetween(before, last)) ranges += 1;
      if (!belongTogether(before, last, next, words[end + 2]) || next.to - first.from > longestKept) break;
      end += 1;
    }
    const to = words[end]?.to ?? first.to;
    const most = isAddress(first)
      ? longestAddress
      : accountStart.test(first.text)
        ? longestAccount
        : longestKept;
    if ((end > at || hasSeam(first)) && to - first.from <= most) {
      if (first.from > done) parts.push({ text: text.slice(done, first.from), isKept: false });
      parts.push({ text: text.slice(first.from, to), isKept: true });
      done = to;
    }
    at = end + 1;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isKept: false });
  return parts;
}

/** Returns the words of a text, where a kept part counts as one. */
export function unbrokenWords(text: string): readonly string[] {
  const words: string[] = [];
  let isOpen = false;
  for (const part of keptParts(text)) {
    const own = part.isKept ? [part.text] : part.text.split(/\s+/);
    for (const [at, word] of own.entries()) {
      if (at === 0 && isOpen && words.length > 0) words[words.length - 1] += word;
      else words.push(word);
    }
    isOpen = part.isKept || !/\s$/.test(part.text);
  }
  return words.filter((word) => word !== '');
}
