import type { ArtDirection, ThemeName } from '../../content/choices.ts';
import { fontTokens } from './font-families.ts';
import type { TokenOverrides } from './look.ts';
import type { PageChoices } from './page-choices.ts';
import { paletteTokens, themeOfPaper } from './palette-tokens.ts';
import { themeTokens } from './themes.ts';

/** Returns the theme implied by the chosen paper color. */
export function chosenTheme(choices: PageChoices | undefined): ThemeName | undefined {
  return choices?.background ? themeOfPaper(choices.background) : undefined;
}

/** Returns the token overrides for the user's choices in this direction and theme. */
export function chosenTokens(
  choices: PageChoices | undefined,
  direction: ArtDirection,
  theme: ThemeName,
): TokenOverrides {
  if (!choices) return {};
  const { colours = [], background, fonts = [], ownFamilies } = choices;
  const hasColours = colours.length > 0 || Boolean(background);
  const palette = hasColours
    ? paletteTokens({ colours, background: background ?? undefined }, theme, themeTokens(direction, theme))
    : {};
  return { ...palette, ...fontTokens(fonts, ownFamilies).tokens } as TokenOverrides;
}
