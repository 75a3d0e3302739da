import type { ThemeName } from '../../content/choices.ts';
import { accentPalette, haveInk, inkOn, textContrast } from './accent-tokens.ts';
import { contrastRatio, mixHex } from './contrast.ts';
import type { PaletteToken } from './directions/token-names.ts';
import { leanToward, nearestLegible, oklchOf } from './oklch.ts';

/** Contrast of running text, where possible. */
const comfortable = 7;
/** Minimum contrast of the paper with black on a light page, with white on a dark page. */
const paperContrast = 13;
/** Minimum OKLCH chroma of a color that is clearly not gray. */
const plainColor = 0.05;
/** Maximum chroma of a color for paper, and of one for running text. */
const paperChroma = 0.07;
const inkChroma = 0.09;

const chroma = (hex: string): number => oklchOf(hex).c;

export interface ChosenColours {
  /** As #rrggbb or #rgb, in the order chosen. */
  readonly colours: readonly string[];
  /** Paper color, if one was chosen. */
  readonly background?: string | undefined;
}

/** Returns dark if white contrasts more with this paper than black does. */
export function themeOfPaper(background: string): ThemeName {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? 'dark' : 'light';
}

/** Returns neutrals for a paper, with as much contrast as the paper allows. */
export function neutralsOn(
  paper: string,
  accent: string,
  wishedInk: string | undefined,
): Readonly<Record<'paper' | 'ink' | 'muted' | 'rule' | 'tint', string>> {
  const leaned = leanToward(mixHex(paper, accent, 0.08), accent, 0.08);
  // On mid-lightness paper, no color may be legible on both paper and tint; then the tint is dropped.
  const tint = haveInk([paper, leaned]) ? leaned : paper;
  const grounds = [paper, tint];
  const ink = nearestLegible(wishedInk ?? inkOn(paper), grounds, comfortable);
  return {
    paper,
    ink,
    muted: nearestLegible(mixHex(ink, paper, 0.3), grounds, textContrast),
    rule: mixHex(ink, paper, 0.78),
    tint,
  };
}

/**
 * Returns a whole palette for chosen colors, such as those of a brand or of a picture. The first color that is
 * clearly not gray becomes the accent, otherwise the one with the most chroma; a near-white one (near-black on a
 * dark page) becomes the paper; a dark, nearly gray one the ink. Illegible colors are adjusted. If no color suits
 * the paper, the direction's paper is kept, passed here as `usual`. Without any color there are no tokens.
 */
export function paletteTokens(
  { colours, background }: ChosenColours,
  theme: ThemeName,
  usual: Readonly<Record<PaletteToken, string>>,
): Partial<Record<PaletteToken, string>> {
  if (colours.length === 0 && !background) return {};
  const far = theme === 'light' ? '#000000' : '#ffffff';
  const isPaper = (hex: string): boolean =>
    contrastRatio(hex, far) >= paperContrast && chroma(hex) < paperChroma;
  const chosenPaper = background ?? colours.find(isPaper);
  const paper = chosenPaper ?? usual.paper;
  const others = colours.filter((hex) => hex !== chosenPaper);
  const chosenAccent =
    others.find((hex) => chroma(hex) >= plainColor) ??
    others.toSorted((one, other) => chroma(other) - chroma(one))[0];
  const accent = chosenAccent ?? usual.accent;
  const ink = others.find(
    (hex) => hex !== chosenAccent && chroma(hex) < inkChroma && contrastRatio(hex, paper) >= comfortable,
  );
  const neutrals = chosenPaper ? neutralsOn(paper, accent, ink) : { ...usual, ...(ink && { ink }) };
  return accentPalette(accent, { ...usual, ...neutrals }, theme);
}
