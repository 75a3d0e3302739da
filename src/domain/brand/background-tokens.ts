import type { ArtDirection, ThemeName } from '../document/brief.ts';
import { contrastRatio, mixHex } from '../document/kit/contrast.ts';
import { themeTokens } from '../document/kit/themes.ts';

/** WCAG AAA for what is read, AA for what is glanced at. */
const inkContrast = 7;
const textContrast = 4.5;

/** Moves a colour towards a pole until it reads on every ground. */
function legible(colour: string, pole: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixHex(colour, pole, share);
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return pole;
}

export interface BackgroundTokens {
  readonly theme: ThemeName;
  readonly tokens: Readonly<Record<string, string>>;
}

/** What a paper colour makes of a direction: light or dark, with inks, rules and tints that read on it. */
export function backgroundTokens(direction: ArtDirection, background: string): BackgroundTokens {
  const isDark = contrastRatio(background, '#ffffff') > contrastRatio(background, '#000000');
  const theme: ThemeName = isDark ? 'dark' : 'light';
  const pole = isDark ? '#ffffff' : '#000000';
  const usual = themeTokens(direction, theme);
  const tint = mixHex(background, pole, 0.05);
  const grounds = [background, tint];
  return {
    theme,
    tokens: {
      paper: background,
      tint,
      ink: legible(usual.ink, pole, grounds, inkContrast),
      muted: legible(usual.muted, pole, grounds, textContrast),
      'accent-text': legible(usual['accent-text'], pole, grounds, textContrast),
      rule: mixHex(background, pole, 0.2),
    },
  };
}
