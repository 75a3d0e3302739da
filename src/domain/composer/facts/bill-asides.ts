import { characterClass } from '../../reader/character-class.ts';
import { fold } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { type BillText, type Numeral, numeralsIn, type Piece, unitEnd } from './bill-numerals.ts';

/** Marks allowed between a word and its number: 'n.º'. */
const isMark = (word: string | undefined): boolean => /^[.:：#°ºn]$/.test(word ?? '');

/**
 * Returns whether a number is an identifier: a phone number, an order, an age, or a number with a leading
 * zero.
 */
export function isNamed({ tokens, language }: BillText, piece: Piece, { first, value }: Numeral): boolean {
  const { number, named } = pageWordsOf(language).bill;
  for (let at = first - 1; at >= Math.max(piece.first, first - 4); at--) {
    let end = phraseEnd(tokens, at, `${number}, ${named}`);
    if (end === at) continue;
    while (end < first && isMark(tokens[end]?.text)) end++;
    if (end === first) return true;
  }
  return /^0\d/.test(tokens[first]?.text ?? '') && Number.isInteger(value);
}

/**
 * Returns whether a piece contains a street name, which makes its number a house number: '12 rue des Lilas',
 * 'Hauptstr. 12'.
 */
export function isHouse({ tokens, language }: BillText, { first, next }: Piece): boolean {
  const streets = pageWordsOf(language).bill.street.split(', ');
  return tokens
    .slice(first, next)
    .some(({ folded }, at) =>
      streets.some((word) =>
        word.startsWith('-')
          ? folded.endsWith(fold(word.slice(1)))
          : phraseEnd(tokens, first + at, word) > first + at,
      ),
    );
}

/**
 * Returns whether a piece without a price uses its number as a label: a room, a house, an order, a size, a
 * postcode.
 */
export function isAside(bill: BillText, piece: Piece): boolean {
  const { tokens, values } = bill;
  const start = tokens[piece.first]?.start ?? 0;
  const end = tokens[piece.next - 1]?.end ?? start;
  if (values.some((value) => value.kind === 'contact' && value.start < end && value.end > start)) return true;
  const numerals = numeralsIn(bill, piece.first, piece.next);
  const isOfPlace = ({ first }: Numeral): boolean => first > piece.first && bill.isPlace(first - 1);
  if (numerals.some((each) => isNamed(bill, piece, each) || isOfPlace(each))) return true;
  const words = tokens.slice(piece.first, piece.next);
  const isDigit = (at: number): boolean => tokens[at]?.type === characterClass.digit;
  if (!words.some((_, at) => isDigit(piece.first + at))) return false;
  if (isHouse(bill, piece)) return true;
  // Dimensions and postcodes consist of numbers, units and codes only: '60 x 90 cm', 'ME4 6TR'.
  return words.every(({ text, hasSpaceBefore }, index) => {
    const at = piece.first + index;
    const isBeside =
      (isDigit(at - 1) && !hasSpaceBefore) || (isDigit(at + 1) && tokens[at + 1]?.hasSpaceBefore === false);
    return !/\p{L}/u.test(text) || /^x$/i.test(text) || isBeside || unitEnd(bill, at) > at;
  });
}
