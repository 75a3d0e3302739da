import { normaliseNumber, numberPattern } from './decimal.ts';

const spelled: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  'half a': 0.5,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};

const spelledAlternatives = Object.keys(spelled)
  .sort((one, other) => other.length - one.length)
  .join('|');

/** A count in figures or in words, for use inside a pattern. */
export const quantityPattern = `(?:${numberPattern}|(?:${spelledAlternatives})(?![\\p{L}]))`;

/** '12', '7.5', 'five' → a number; NaN never: the text matches `quantityPattern`. */
export function parseQuantity(text: string): number {
  return spelled[text.toLowerCase()] ?? Number(normaliseNumber(text));
}
