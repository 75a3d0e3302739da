import { type ArtDirection, artDirections } from '../../content/choices.ts';
import { findFont } from '../../document/kit/font-families.ts';
import { themeOfPaper } from '../../document/kit/palette-tokens.ts';
import { type StyleName, styleLooks, styleNames } from '../../document/kit/style-looks.ts';
import { findSubjects } from '../../document/layout/ornament/picture/finding/find-subjects.ts';
import { detectLanguage } from '../../reader/detect-language.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { FontStyle, Shade } from '../lexicon/composer-lexicon.ts';
import { isUnspaced } from '../lexicon/fold.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { readColors } from './read-colors.ts';
import { isA, namedBy, wishTerms } from './wish-terms.ts';
import type { WishFields } from './wishes.ts';

const familyOf: Readonly<Record<FontStyle, string>> = {
  serif: 'Newsreader',
  sans: 'Archivo',
  mono: 'IBM Plex Mono',
  rounded: 'Figtree',
  condensed: 'Anton',
};

const letters = /[\p{L}\p{N}]/u;

/** Returns the words that no term covers, which describe the subject of a picture. */
function restOf(text: string, taken: readonly (readonly [number, number])[]): string {
  let rest = '';
  let at = 0;
  for (const [start, end] of [...taken].sort(([a], [b]) => a - b)) {
    if (start > at) rest += text.slice(at, start);
    if (end > at) rest += ' ';
    at = Math.max(at, end);
  }
  rest += text.slice(at);
  const words = rest
    .split(/[\s,;:.!?()"“”„«»、。，]+/)
    .filter((word) => letters.test(word) && (word.length > 1 || isUnspaced(word)));
  return words.join(' ');
}

/** In scripts without spaces, a refusal may stand behind what it refuses. */
const isBehind = (text: string, end: number, start: number): boolean =>
  start >= end && start - end < 3 && isUnspaced(text.slice(end, start + 1));

/** Returns whether a term is refused: 'no photos', '写真なし'. */
export const isNegated = (text: string, hits: readonly TermHit[], { start, end }: TermHit): boolean =>
  hits.some(
    (hit) =>
      isA(hit, 'less') && ((hit.end <= start && start - hit.end < 12) || isBehind(text, end, hit.start)),
  );

function pictureKind(hits: readonly TermHit[]): 'photo' | 'drawing' | undefined {
  if (hits.some((hit) => isA(hit, 'photo'))) return 'photo';
  return hits.some((hit) => isA(hit, 'drawing')) ? 'drawing' : undefined;
}

/** Returns whether a prompt speaks of drawings and not of photographs, so that its pictures stay drawn. */
export function asksForDrawings(prompt: string): boolean {
  const text = prompt.normalize('NFC');
  return pictureKind(wishTerms(text, detectLanguage(text))) === 'drawing';
}

const directionOf = (hit: TermHit): ArtDirection | undefined =>
  artDirections.find((name) => name === namedBy(hit, 'style'));
const styleOf = (hit: TermHit): StyleName | undefined =>
  styleNames.find((name) => name === namedBy(hit, 'style'));

/** Returns the wished size of the type; 'no small print' is a larger one. */
function sizeIn(text: string, hits: readonly TermHit[]): WishFields['textSize'] {
  const named = (name: string): TermHit | undefined => hits.find((hit) => isA(hit, name));
  const [larger, smaller] = [named('larger'), named('smaller')];
  if (larger && !isNegated(text, hits, larger)) return 'larger';
  if (!smaller) return undefined;
  return isNegated(text, hits, smaller) ? 'larger' : 'smaller';
}

/** Reads a wish about looks. Returns an empty object if no word is known. */
export function readLook(given: string, language: ReaderLanguage): WishFields {
  const text = given.normalize('NFC');
  const hits = wishTerms(text, language);
  const { avoided, read, ...colors } = readColors(text, hits);
  const isRead = ({ start, end }: TermHit): boolean => read.some(([from, to]) => from <= start && to >= end);
  const free = hits.filter((hit) => !isRead(hit));
  const has = (name: string): boolean => free.some((hit) => isA(hit, name));

  const styles = free.filter((hit) => namedBy(hit, 'style') !== undefined);
  const wanted = styles.filter((hit) => !isNegated(text, free, hit));
  const unwanted = styles.find((hit) => isNegated(text, free, hit));
  const direction = wanted.map(directionOf).find((name) => name !== undefined);
  const style = wanted.map(styleOf).find((name) => name !== undefined);
  const shown = direction ?? (style && styleLooks[style].direction);
  const less = unwanted && (directionOf(unwanted) ?? styleLooks[styleOf(unwanted) ?? 'minimal'].direction);

  const fontHit = free.find((hit) => namedBy(hit, 'font') !== undefined);
  const fontStyle = fontHit && (namedBy(fontHit, 'font') as FontStyle);
  const isAboutType = has('type');
  const named = isAboutType && !fontStyle ? findFont(text)?.family : undefined;
  const family = fontStyle ? familyOf[fontStyle] : named;

  const pictureHit = free.find((hit) => isA(hit, 'picture'));
  const textSize = isAboutType && !pictureHit ? sizeIn(text, free) : undefined;

  const taken = [
    ...read,
    ...free.filter((hit) => !isA(hit, 'picture')).map(({ start, end }) => [start, end] as const),
  ];
  const rest = restOf(text, [...taken, ...(pictureHit ? [[pictureHit.start, pictureHit.end] as const] : [])]);
  const shadeHit = free.find((hit) => namedBy(hit, 'shade') !== undefined);
  const shade = shadeHit && (namedBy(shadeHit, 'shade') as Shade);
  const ground = free.find((hit) => isA(hit, 'background'));
  const isGround =
    ground && shadeHit && Math.max(ground.start - shadeHit.end, shadeHit.start - ground.end) < 3;
  const isBare = colors.palette === undefined && colors.background === undefined;
  const theme = colors.background
    ? themeOfPaper(colors.background)
    : (isGround || (isBare && rest === '')) && (shade === 'dark' || shade === 'light')
      ? shade
      : undefined;

  const isPicture = pictureHit !== undefined && !isNegated(text, free, pictureHit);
  const pictures = isPicture ? pictureKind([pictureHit]) : undefined;
  const subject =
    rest !== '' &&
    (pictureHit === undefined || isPicture) &&
    (isPicture || findSubjects(rest, 0, language).by === 'words') &&
    !named
      ? rest.slice(0, 120)
      : undefined;

  return {
    ...colors,
    ...(theme && { theme }),
    ...(shown && { direction: shown }),
    ...(style && { style }),
    ...(family !== undefined && { fonts: [{ family, role: 'all' as const }] }),
    ...(textSize && { textSize }),
    ...(has('airy') && { spacing: 'airy' as const }),
    ...(subject !== undefined && { subject }),
    ...(pictures && { pictures }),
    ...((less || avoided.length > 0) && {
      avoid: { ...(less && { direction: less }), ...(avoided.length > 0 && { colors: avoided }) },
    }),
  };
}
