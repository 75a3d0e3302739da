import { oklchOf } from '../../document/kit/oklch.ts';
import type { Shade } from '../lexicon/composer-lexicon.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { type ColorName, cssColor, namedColors, shaded } from './named-colors.ts';
import { isA, namedBy } from './wish-terms.ts';

export interface ReadColors {
  readonly accent?: string;
  readonly background?: string;
  readonly palette?: readonly string[];
  readonly avoided: readonly string[];
  readonly shade?: Shade;
  /** Ranges of the words that were read. */
  readonly read: readonly (readonly [start: number, end: number])[];
}

interface Mention {
  hex: string;
  start: number;
  end: number;
  isAvoided: boolean;
}

const hexCode = /#(?:[\da-f]{6}|[\da-f]{3})(?![\da-z])/gi;
const word = /[a-z]+/gi;

/** Finds hex codes and CSS names that no lexicon has: '#0a3d91', 'dark slate blue'. */
function cssMentions(text: string, isTaken: (start: number, end: number) => boolean): Mention[] {
  const codes = [...text.matchAll(hexCode)].map(({ 0: code, index }) => ({
    code,
    start: index,
    end: index + code.length,
  }));
  const words = [...text.matchAll(word)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  const names = [3, 2, 1].flatMap((count) =>
    words.slice(0, words.length - count + 1).flatMap(({ start }, at) => {
      const end = words[at + count - 1]?.end ?? start;
      const code = text.slice(start, end);
      return count < 3 && isTaken(start, end) ? [] : [{ code, start, end }];
    }),
  );
  const mentions: Mention[] = [];
  for (const { code, start, end } of [...codes, ...names]) {
    const hex = cssColor(code);
    if (hex && !mentions.some((other) => start < other.end && end > other.start))
      mentions.push({ hex, start, end, isAvoided: false });
  }
  return mentions;
}

/** Returns whether only spaces and dashes separate two positions. */
const touches = (text: string, from: number, to: number): boolean =>
  /^[\s'’-]{0,3}$/.test(text.slice(from, to));

/** Reads the colors of a wish with their shades and roles. */
export function readColors(text: string, hits: readonly TermHit[]): ReadColors {
  const colorHits = hits.filter((hit) => namedBy(hit, 'color') !== undefined);
  const isLexical = (start: number, end: number): boolean =>
    hits.some(
      (hit) =>
        start < hit.end &&
        end > hit.start &&
        (namedBy(hit, 'color') !== undefined || namedBy(hit, 'shade') !== undefined || isA(hit, 'airy')),
    );
  const css = cssMentions(text, isLexical);
  const named = colorHits
    .filter(({ start, end }) => !css.some((other) => start < other.end && end > other.start))
    .map((hit): Mention => {
      const name = namedBy(hit, 'color') as ColorName;
      return { hex: namedColors[name], start: hit.start, end: hit.end, isAvoided: false };
    });
  const mentions = [...css, ...named].sort((a, b) => a.start - b.start);
  const read: (readonly [number, number])[] = [];
  let shade: Shade | undefined;
  let isLess = false;
  for (const [at, hit] of hits.entries()) {
    const wished = namedBy(hit, 'shade') as Shade | undefined;
    const beside = mentions.find(
      ({ start, end }) =>
        (start >= hit.end && touches(text, hit.end, start)) ||
        (end <= hit.start && touches(text, end, hit.start)),
    );
    if (wished && beside && css.includes(beside) && beside.start <= hit.start && beside.end >= hit.end)
      continue;
    if (wished && beside) {
      beside.hex = shaded(beside.hex, wished);
      read.push([hit.start, hit.end]);
    } else if (wished && hits.some((other) => isA(other, 'color'))) {
      shade = wished;
      read.push([hit.start, hit.end]);
    } else if (wished && wished !== 'dark' && wished !== 'light') {
      shade = wished;
      read.push([hit.start, hit.end]);
    }
    if (isA(hit, 'less')) {
      const next = hits[at + 1];
      isLess = next !== undefined && next.start - hit.end < 12;
      const avoided = mentions.find(({ start }) => start >= hit.end && start - hit.end < 12);
      if (isLess && avoided) avoided.isAvoided = true;
    }
  }
  for (const { start, end } of mentions) read.push([start, end]);
  const avoided = mentions.filter((mention) => mention.isAvoided).map(({ hex }) => hex);
  const wished = mentions.filter((mention) => !mention.isAvoided);
  const ground = groundAmong(wished, text, hits);
  const others = wished.filter((mention) => mention !== ground);
  const palette = [...new Set(others.map(({ hex }) => hex))];
  const accent = palette.find((hex) => isVivid(hex)) ?? palette.find((hex) => hex !== '#ffffff');
  return {
    ...(accent !== undefined && { accent }),
    ...(ground && { background: ground.hex }),
    ...(palette.length > 0 && { palette }),
    ...(shade && { shade }),
    avoided,
    read,
  };
}

function isVivid(hex: string): boolean {
  const { l, c } = oklchOf(hex);
  return c > 0.04 && l < 0.93;
}

/** Finds the background color: the one next to that word, or the second of 'white on green'. */
function groundAmong(
  mentions: readonly Mention[],
  text: string,
  hits: readonly TermHit[],
): Mention | undefined {
  const ground = hits.find((hit) => isA(hit, 'background'));
  if (ground) {
    const distance = ({ start, end }: Mention): number =>
      start >= ground.end ? start - ground.end : ground.start - end;
    const [nearest] = [...mentions].sort((a, b) => distance(a) - distance(b));
    return nearest && distance(nearest) <= 12 ? nearest : undefined;
  }
  const on = hits.find((hit) => isA(hit, 'on'));
  if (!on) return undefined;
  const before = mentions.some(({ end }) => end <= on.start && touches(text, end, on.start));
  return before ? mentions.find(({ start }) => start >= on.end && start - on.end < 12) : undefined;
}
