import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';
import { chosenTheme, chosenTokens } from '../../document/kit/chosen-looks.ts';
import { fontTokens } from '../../document/kit/font-families.ts';
import { paletteTokens, themeOfPaper } from '../../document/kit/palette-tokens.ts';
import { lookOfStyle, type StyleName, styleLooks } from '../../document/kit/style-looks.ts';
import { themeTokens } from '../../document/kit/themes.ts';
import { findSubjects } from '../../document/layout/ornament/picture/finding/find-subjects.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { shaded } from '../wishes/named-colors.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** Returns the motif of a style for a page that names no subject. */
function styledSubject({ look, language }: DocumentContent, style: StyleName): { subject?: string } {
  const { motif, isOrnamental = false } = styleLooks[style];
  const isNamed = !isOrnamental && findSubjects(look.subject ?? '', look.seed, language).by !== 'nothing';
  return motif === undefined || isNamed ? {} : { subject: motif };
}

/** Returns the accent of a page in the shade that a prompt wishes for all colors: 'in pastel'. */
const shadedAccent = ({ accent }: Look, { shade }: Partial<Wishes>): string | undefined =>
  accent && shade && shade !== 'dark' && shade !== 'light' ? shaded(accent, shade) : undefined;

/** Factors of the type of a whole document. A page that it would overflow reduces its own. */
const sizes = { larger: '1.4', smaller: '0.9' } as const;

/**
 * Returns the look of a page with the user's choices and the prompt's wishes. The prompt takes precedence.
 */
export function withLooks(
  content: DocumentContent,
  { choices, layout, seed }: Pick<ComposerRequest, 'choices' | 'layout' | 'seed'>,
  wishes: Partial<Wishes>,
): DocumentContent {
  const { subject, format, orientation, background, fonts = [] } = wishes;
  const styleName = wishes.style ?? (wishes.spacing && !wishes.direction ? 'minimal' : undefined);
  const style = styleName && lookOfStyle(styleName, wishes);
  const accent = wishes.accent ?? (style ? undefined : shadedAccent(content.look, wishes));
  const theme = wishes.theme ?? style?.theme ?? (background ? themeOfPaper(background) : undefined);
  const direction = wishes.direction ?? style?.direction;
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
    ...(!subject && styleName && styledSubject(content, styleName)),
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
  const colors = look.accent ? [look.accent] : [];
  const ofDirection = themeTokens(look.direction, look.theme);
  const size = wishes.textSize && sizes[wishes.textSize];
  const tokens = {
    ...look.tokens,
    ...(size && { 'fit-type': size }),
    ...(background && !style && paletteTokens({ colours: colors, background }, look.theme, ofDirection)),
    ...style?.tokens,
    ...named,
    ...fontTokens(fonts, choices?.ownFamilies).tokens,
  } as Look['tokens'];
  return {
    ...content,
    look: { ...plain, ...(own && !hasColors && (accent || !style) && { accent: own }), tokens },
  };
}
