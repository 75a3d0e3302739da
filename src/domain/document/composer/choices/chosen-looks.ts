import type { ArtDirection, ThemeName } from '../../../content/choices.ts';
import { fontTokens } from '../../kit/font-families.ts';
import type { Look, TokenOverrides } from '../../kit/look.ts';
import { paletteTokens, themeOfPaper } from '../../kit/palette-tokens.ts';
import { themeTokens } from '../../kit/themes.ts';
import type { PageChoices } from '../composer-step.ts';

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

/** A look with the user's choices in it; `isAccentWished` where the prompt itself names a colour. */
export function withChosenLook(look: Look, choices: PageChoices | undefined, isAccentWished: boolean): Look {
  const chosen = chosenTokens(choices, look.direction, look.theme);
  return { ...look, tokens: isAccentWished ? { ...chosen, ...look.tokens } : { ...look.tokens, ...chosen } };
}
