import type { ArtDirection, ThemeName } from '../../content/choices.ts';
import { fontTokens } from './font-families.ts';
import type { TokenOverrides } from './look.ts';
import type { PageChoices } from './page-choices.ts';
import { paletteTokens, themeOfPaper } from './palette-tokens.ts';
import { themeTokens } from './themes.ts';

/** The theme that a chosen paper asks for. */
export function chosenTheme(choices: PageChoices | undefined): ThemeName | undefined {
  return choices?.background ? themeOfPaper(choices.background) : undefined;
}

/** The tokens of what the user has chosen, for a page of this direction and theme. */
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
