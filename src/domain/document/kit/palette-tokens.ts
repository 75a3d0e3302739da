import type { ThemeName } from '../../content/choices.ts';
import { contrastRatio, mixHex, parseHex } from './contrast.ts';
import type { PaletteToken } from './directions/token-names.ts';

/** WCAG AA for text; running text gets `comfortable` where possible. */
const textContrast = 4.5;
const comfortable = 7;
/** Minimum contrast for a field to be visible. */
const fieldContrast = 1.2;
/** Minimum contrast of the paper with black on a light page, with white on a dark page. */
const paperContrast = 13;

/** Minimum chroma of a color that is clearly not gray. */
const plainColour = 0.2;

const poles = ['#111111', '#ffffff', '#000000'] as const;

/** Returns how far a color is from gray, from 0 to 1. */
function chroma(hex: string): number {
  const rgb = parseHex(hex);
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
}

/**
 * Moves a color toward black or white, whichever contrasts more with the grounds, until it reaches `ratio`.
 */
function legible(hex: string, grounds: readonly string[], ratio: number): string {
  const worst = (candidate: string): number =>
    Math.min(...grounds.map((ground) => contrastRatio(candidate, ground)));
  const pole = worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixHex(hex, pole, share);
    if (worst(candidate) >= ratio) return candidate;
  }
  return pole;
}

/** Returns whether black or white is legible on all of these colors. */
const haveInk = (grounds: readonly string[]): boolean =>
  poles.some((pole) => grounds.every((ground) => contrastRatio(pole, ground) >= textContrast));

const readsOn = (ground: string): string =>
  poles.find((pole) => contrastRatio(pole, ground) >= textContrast) ?? '#000000';

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

/**
 * Returns the tokens for a chosen palette. The first color that is clearly not gray becomes the accent,
 * otherwise the one furthest from gray; a near-white one (near-black on a dark page) becomes the paper; a
 * dark, nearly gray one the ink. Illegible colors are adjusted. If no color suits the paper, the direction's
 * paper is kept, passed here as `usual`.
 */
export function paletteTokens(
  { colours, background }: ChosenColours,
  theme: ThemeName,
  usual: Readonly<Record<PaletteToken, string>>,
): Partial<Record<PaletteToken, string>> {
  const far = theme === 'light' ? '#000000' : '#ffffff';
  const ofPaper = (hex: string): boolean => contrastRatio(hex, far) >= paperContrast;
  const paper = background ?? colours.find((hex) => ofPaper(hex) && chroma(hex) < 0.3);
  const vivid = colours.filter((hex) => hex !== paper);
  const strongest =
    vivid.find((hex) => chroma(hex) >= plainColour) ??
    [...vivid].sort((one, other) => chroma(other) - chroma(one))[0];
  const ground = paper ?? usual.paper;
  const accentSource = strongest ?? (paper ? usual.accent : undefined);
  const inkSource = vivid.find(
    (hex) => hex !== strongest && chroma(hex) < 0.35 && contrastRatio(hex, ground) >= comfortable,
  );
  const accent = accentSource && legible(accentSource, [ground], fieldContrast);
  const wished = paper && (accent ? mixHex(paper, accent, 0.08) : usual.tint);
  // On mid-lightness paper, no color may be legible on both paper and tint; then the tint is dropped.
  const tint = paper && wished && (haveInk([paper, wished]) ? wished : paper);
  const grounds = [ground, tint ?? usual.tint];
  const tokens: Partial<Record<PaletteToken, string>> = {};
  if (paper || inkSource) {
    const ink = legible(inkSource ?? readsOn(ground), grounds, comfortable);
    tokens.ink = ink;
    tokens.muted = legible(mixHex(ink, ground, 0.3), grounds, textContrast);
    tokens.rule = mixHex(ink, ground, 0.78);
  }
  if (paper && tint) {
    tokens.paper = paper;
    tokens.tint = tint;
  }
  if (accent) {
    tokens.accent = accent;
    tokens['accent-ink'] = readsOn(accent);
    tokens['accent-text'] = legible(accent, grounds, textContrast);
  }
  return tokens;
}
