import type { ThemeName } from '../../content/choices.ts';
import { contrastRatio, mixHex, parseHex } from './contrast.ts';
import type { PaletteToken } from './directions/token-names.ts';

/** WCAG AA for text; running text gets more where it can. */
const textContrast = 4.5;
const comfortable = 7;
/** A field must be seen as one. */
const fieldContrast = 1.2;
/** Paper of a light page is at least this far from black, of a dark one from white. */
const paperContrast = 13;

/** As far from grey as nobody takes it for one. */
const plainColour = 0.2;

const poles = ['#111111', '#ffffff', '#000000'] as const;

/** How far a colour is from grey, from 0 to 1. */
function chroma(hex: string): number {
  const rgb = parseHex(hex);
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
}

/** Towards black or white, whichever reads better on the ground, until it reads well enough. */
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

/** Whether black or white reads on all of these. */
const haveInk = (grounds: readonly string[]): boolean =>
  poles.some((pole) => grounds.every((ground) => contrastRatio(pole, ground) >= textContrast));

const readsOn = (ground: string): string =>
  poles.find((pole) => contrastRatio(pole, ground) >= textContrast) ?? '#000000';

export interface ChosenColours {
  /** As #rrggbb or #rgb, in the order in which they were chosen. */
  readonly colours: readonly string[];
  /** Colour of the paper, where one was chosen. */
  readonly background?: string | undefined;
}

/** Whether a page on this paper is a dark one. */
export function themeOfPaper(background: string): ThemeName {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? 'dark' : 'light';
}

/**
 * The tokens that put a palette on the page. The first that is plainly a colour becomes the accent, else
 * the one furthest from grey; one that is near white
 * (or near black, on a dark page) the paper; a dark one that is nearly grey the ink. Whatever would not be legible is
 * moved until it is. Without a paper among the colours that of the direction stays, given here as `usual`.
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
  // On paper of middle lightness a tint may leave no colour that reads on both: then there is none.
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
