import type { DocumentFormat, Orientation } from '../../content/choices.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { FormatName } from '../lexicon/composer-lexicon.ts';
import { namedBy, wishTerms } from './wish-terms.ts';

export interface ReadFormat {
  readonly format?: DocumentFormat;
  readonly orientation?: Orientation;
  /** Whether a different size with the same proportions is used instead. */
  readonly isApproximated: boolean;
}

/** ISO 216 sizes: A4 and A5 as they are, larger ones as A4, smaller ones as A5. */
const isoSize =
  /(?<![\p{L}\p{N}])(?:din[\s-]?)?([ab])[\s-]?(10|\d)(?![\p{N}:])(?![.,]\p{N})(?!\p{Script=Latin}{3})/iu;
/** In 'a 6th grade', 'a 5 day trip' and 'a 5-6 slide deck', the letter is an article. */
const counted = /(?<!din )(?<![\p{L}\p{N}])a \d{1,2}(?:\s*[-–]?\p{L}|\s?[-–]?\s?\p{N})/gu;
const ratio = /(?<!\d)(16|4|9|1)\s?[:x×/]\s?(9|3|16|1)(?!\d)/;

const byRatio: Readonly<Record<string, DocumentFormat>> = {
  '16:9': 'slides-16x9',
  '4:3': 'slides-4x3',
  '9:16': 'story',
  '1:1': 'square',
};

const byName: Readonly<Partial<Record<FormatName, DocumentFormat>>> = {
  document: 'a4',
  square: 'square',
  story: 'story',
  slides: 'slides-16x9',
  letter: 'letter',
  postcard: 'a6',
};

/** Reads a size code that is the same in every language: 'A5', '16:9'. */
export function readFormatCode(text: string): Omit<ReadFormat, 'orientation'> {
  const shape = ratio.exec(text);
  const byShape = shape && byRatio[`${shape[1]}:${shape[2]}`];
  if (byShape) return { format: byShape, isApproximated: false };
  const size = isoSize.exec(text.replaceAll(counted, ' '));
  if (!size) return { isApproximated: false };
  const number = Number(size[2]);
  const isExact = size[1]?.toLowerCase() === 'a' && number >= 4 && number <= 6;
  return { format: number <= 4 ? 'a4' : number === 5 ? 'a5' : 'a6', isApproximated: !isExact };
}

export function readFormat(text: string, language: ReaderLanguage): ReadFormat {
  const code = readFormatCode(text);
  const names = wishTerms(text, language).flatMap((hit) => (namedBy(hit, 'format') ?? []) as FormatName | []);
  const named = names.find((name) => byName[name] !== undefined);
  const orientation = names.find((name) => name === 'landscape' || name === 'portrait');
  const format = code.format ?? (named && byName[named]);
  return {
    ...(format && { format }),
    ...(orientation && { orientation }),
    isApproximated: code.isApproximated || (!code.format && named === 'postcard'),
  };
}
