import { TextCache } from '../../text-cache.ts';
import { plainText } from '../text/inline-text.ts';

interface ReadCell {
  readonly before: string;
  readonly value: bigint;
  readonly decimals: number;
  readonly after: string;
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** Creating a format takes long. Limited by the characters of the names of languages. */
const known = new TextCache<Separators>(4_000);

/** Returns a language's group and decimal separators. */
const separatorsOf = (language: string): Separators =>
  known.getOr(
    language,
    () => readSeparators(language),
    () => 0,
  );

function readSeparators(language: string): Separators {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345_678.9);
  const find = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}

const number = /[-−+]?\d[\d.,'’\u00a0\u202f ]*/;

/** Reads '$1,200.50' in the number format of the language; null if it isn't clearly a single number. */
export function readCell(text: string, language: string): ReadCell | null {
  const plain = plainText(text).trim();
  const found = number.exec(plain);
  if (!found) return null;
  const written = found[0].trimEnd();
  const before = plain.slice(0, found.index);
  const after = plain.slice(found.index + written.length);
  if (/\d/.test(after)) return null;
  const { group, decimal } = separatorsOf(language);
  const spaces = /[\u00a0\u202f '’]/g;
  const isSpaced = spaces.test(group);
  const [whole = '', fraction = '', more] = written
    .replace('−', '-')
    .replaceAll(isSpaced ? spaces : group, '')
    .split(decimal);
  if (more !== undefined || !/^[-+]?\d+$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  if (!isSpaced && written.includes(group) && !hasGroupsOfThree(written, group, decimal)) return null;
  return { before, value: BigInt(`${whole}${fraction}`.replace('+', '')), decimals: fraction.length, after };
}

/** In a language with points as group separators, '1.5' doesn't mean 15. */
function hasGroupsOfThree(written: string, group: string, decimal: string): boolean {
  const [whole = ''] = written.split(decimal);
  return whole
    .split(group)
    .slice(1)
    .every((digits) => digits.length === 3);
}

/**
 * Returns the row of totals below a table. Columns whose cells are all numbers with the same unit are summed
 * exactly; others stay empty. The first cell contains the label.
 */
export function sumRow(
  rows: readonly (readonly string[])[],
  width: number,
  label: string,
  language: string,
): readonly string[] {
  return Array.from({ length: width }, (_, column) => {
    if (column === 0) return label;
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    const read = cells.map((cell) => readCell(cell, language));
    const [first] = read;
    if (!first || read.some((cell) => cell?.before !== first.before || cell.after !== first.after)) return '';
    const known = read.flatMap((cell) => cell ?? []);
    const decimals = Math.max(...known.map((cell) => cell.decimals));
    const sum = known.reduce(
      (total, cell) => total + cell.value * 10n ** BigInt(decimals - cell.decimals),
      0n,
    );
    return `${first.before}${formatScaled(sum, decimals, language)}${first.after}`;
  });
}

function formatScaled(value: bigint, decimals: number, language: string): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = `${value < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .format(text as Intl.StringNumericLiteral)
    .replace('-', '−');
}
