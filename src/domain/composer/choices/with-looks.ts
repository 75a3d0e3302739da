import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';
import { chosenTheme, chosenTokens } from '../../document/kit/chosen-looks.ts';
import { fontTokens } from '../../document/kit/font-families.ts';
import type { ComposerRequest } from '../composer-step.ts';
import type { Wishes } from '../wishes/wishes.ts';

/**
 * Returns the look of a page with the user's choices and the prompt's wishes. The prompt takes precedence.
 */
export function withLooks(
  content: DocumentContent,
  { choices, layout, seed }: Pick<ComposerRequest, 'choices' | 'layout' | 'seed'>,
  wishes: Partial<Wishes>,
): DocumentContent {
  const { accent, theme, direction, subject, format, orientation, fonts = [] } = wishes;
  const before = content.look;
  const isDeck = (name: string): boolean => name.startsWith('slides');
  const nextFormat = layout.format ?? format ?? before.format;
  const usual = isDeck(nextFormat)
    ? 'landscape'
    : nextFormat === before.format
      ? before.orientation
      : 'portrait';
  const look: Look = {
    ...before,
    ...(accent && { accent }),
    ...(subject && { subject }),
    format: nextFormat,
    orientation: layout.orientation ?? orientation ?? usual,
    direction: layout.direction ?? direction ?? before.direction,
    theme: layout.theme ?? theme ?? chosenTheme(choices) ?? before.theme,
    seed,
  };
  const chosen = chosenTokens(choices, look.direction, look.theme);
  const named = accent
    ? Object.fromEntries(Object.entries(chosen).filter(([name]) => !name.startsWith('accent')))
    : chosen;
  const hasColors = (choices?.colours?.length ?? 0) > 0 && !accent;
  const { accent: own, ...plain } = look;
  const tokens = {
    ...look.tokens,
    ...named,
    ...fontTokens(fonts, choices?.ownFamilies).tokens,
  } as Look['tokens'];
  return { ...content, look: { ...plain, ...(own && !hasColors && { accent: own }), tokens } };
}
