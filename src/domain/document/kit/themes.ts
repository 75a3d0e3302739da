import type { ArtDirection, ThemeName } from '../../content/choices.ts';
import { directions } from './directions/directions.ts';
import type { TokenName } from './directions/token-names.ts';

/** Returns every token of a direction in a theme, before a document's overrides. */
export function themeTokens(direction: ArtDirection, theme: ThemeName): Readonly<Record<TokenName, string>> {
  const { palettes, fonts } = directions[direction];
  return { ...palettes[theme], ...fonts };
}
